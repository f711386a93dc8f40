import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as words } from '#content/instruments/words/es/test-words.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

/** What the page on which the test is taken says. */
export const copy = {
  head: {
    title: `Test de valores laborales gratis · ${site.brand}`,
    description:
      'Qué le pides a un trabajo: logro, independencia, reconocimiento, relaciones, apoyo o condiciones. 30 preguntas, unos 4 minutos, gratis y sin cuenta.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'Test de valores laborales',
    title: '¿Qué tiene que darte un trabajo para que valga la pena?',
    lead: 'Te mostramos 30 cosas que puede dar un trabajo y nos dices cuánto te importa cada una. Unos 4 minutos, gratis, con cuenta o sin ella.',
    facts: [
      { term: 'Unos 4 minutos', text: 'Puedes parar cuando quieras y seguir después.' },
      {
        term: '30 preguntas',
        text: 'Cinco por cada uno de los seis valores. Al final, seis tarjetas que ordenas tú.',
      },
      {
        term: 'Tu resultado, al terminar',
        text: 'Qué pesa más para ti y en qué cederías antes. Si todo te importa por igual, te lo diremos así.',
      },
      {
        term: 'Gratis, con cuenta o sin ella',
        text: 'La cuenta solo sirve para guardarlo y verlo en otro dispositivo.',
      },
    ],
    howTitle: 'Cómo responder',
    howText:
      'Piensa en un trabajo que todavía no conoces, no en uno concreto. Casi todo suena bien, así que reserva «muy importante» para lo que de verdad echarías de menos. No hay valores mejores que otros.',
    statusTitle: 'Para qué sirve este test',
    statusText:
      'Para pensar y para conversar en casa; la decisión es tuya, y lo que hoy te importa puede cambiar. Los intereses dicen qué te gusta hacer; los valores, qué necesitas a cambio. Es nuevo: escribimos las 30 frases a partir de los seis valores de O*NET y todavía no lo hemos validado con datos propios.',
  },
  ranking: {
    title: '¿Qué va primero?',
    text: 'Toca las tarjetas en orden, primero la que más te importa.',
    place: 'Puesto {n}',
    placed: 'Van {n} de {total}. El orden cuenta cuando están todas.',
    whole: 'Las seis están en orden. Toca una para quitarla.',
    back: words.test.back,
    next: words.test.next,
    skip: words.test.skip,
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies TestPageWords;

export type Copy = Dictionary<typeof copy>;
