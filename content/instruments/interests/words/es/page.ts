import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as words } from '#content/dictionaries/es/test-words.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

/** What the page on which the test is taken says. */
export const copy = {
  head: {
    title: `Test RIASEC gratis: 60 actividades · ${site.brand}`,
    description:
      'Haz el test de intereses RIASEC en español, gratis y sin cuenta. Unos ocho minutos, y un resultado que explica qué te atrae y con cuánta certeza.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'Test de intereses RIASEC',
    title: '¿Qué te gusta hacer de verdad?',
    lead: 'Te mostramos actividades y nos dices cuánto te gusta cada una. No hay respuestas buenas ni malas, y no importa si sabes hacerlas.',
    facts: [
      { term: 'Unos 8 minutos, o 5', text: 'Puedes parar cuando quieras y seguir después.' },
      { term: '60 preguntas, o unas 36', text: 'Actividades, nunca nombres de profesiones.' },
      {
        term: 'Tu resultado, al terminar',
        text: 'Tus seis intereses, cuáles destacan, cuáles empatan y qué hacer con eso.',
      },
      {
        term: 'Gratis y sin cuenta',
        text: 'La cuenta solo sirve para guardarlo y verlo en otro dispositivo.',
      },
    ],
    howTitle: 'Cómo responder',
    howText:
      'Piensa solo en si te gusta o te gustaría, no en el sueldo, ni en lo que esperan los demás, ni en si eres capaz. Responde con lo primero que sientas. Si una actividad no te dice nada, puedes saltarla.',
    statusTitle: 'Qué es este test, y qué no',
    statusText:
      'Es un instrumento nuevo y exploratorio: escribimos las 60 actividades a partir del modelo de Holland; todavía no está validado con datos propios. Mide intereses, no capacidades. Sirve para pensar y conversar, no para decidir por ti.',
  },
  forms: {
    legend: '¿Cuál prefieres?',
    choices: [
      {
        form: 'full',
        name: 'Completo: 60 preguntas, unos 8 minutos',
        text: 'El más seguro. En simulaciones, sobre todo con adultos, los tres intereses que más destacan están entre los que te nombra el resultado en 88 de cada 100 casos.',
      },
      {
        form: 'short',
        name: 'Corto: unas 36 preguntas (de 24 a 48), unos 5 minutos',
        text: 'Se adapta: deja de preguntar cuando el orden está claro. Acierta algo menos: 77 de cada 100 casos. Su margen de error es mayor.',
      },
    ],
    draftText: 'Tienes un test corto empezado: {n} respuestas guardadas.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies TestPageWords;

export type Copy = Dictionary<typeof copy>;
