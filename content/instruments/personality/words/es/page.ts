import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as words } from '#content/instruments/words/es/test-words.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

/** What the page on which the test is taken says. */
export const copy = {
  head: {
    title: `Test de personalidad gratis · ${site.brand}`,
    description:
      'Cinco rasgos, cada uno con sus dos extremos y sin etiquetas. 50 frases, unos 7 minutos, gratis y sin cuenta. No es un diagnóstico.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'Test de personalidad',
    title: 'Cinco rasgos, y ninguno te encasilla',
    lead: 'Te mostramos 50 frases y nos dices cuánto te describe cada una. Todas las respuestas son buenas. Unos 7 minutos, gratis, con cuenta o sin ella.',
    facts: [
      { term: 'Unos 7 minutos', text: 'Puedes parar cuando quieras y seguir después.' },
      { term: '50 preguntas', text: 'Diez por cada uno de los cinco rasgos.' },
      {
        term: 'Tu resultado, al terminar',
        text: 'Tu lugar en cinco líneas, con su margen de error, y para qué sirve ese lugar.',
      },
      {
        term: 'Gratis, con cuenta o sin ella',
        text: 'La cuenta solo sirve para guardarlo y verlo en otro dispositivo.',
      },
    ],
    howTitle: 'Cómo responder',
    howText:
      'Piensa en cómo sueles ser, no en cómo te gustaría ser ni en cómo eres en un día raro. Algunas frases se parecen y otras dicen lo contrario: es a propósito. Si una no va contigo, puedes saltarla.',
    statusTitle: 'Para qué sirve este test',
    statusText:
      'Para conocerte un poco mejor y hablarlo con alguien: un rasgo es una tendencia, y ningún resultado te cierra una carrera. No es un diagnóstico ni una evaluación psicológica. Es nuevo: escribimos las 50 frases a partir de los cinco grandes rasgos y todavía no lo hemos validado con datos propios.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies TestPageWords;

export type Copy = Dictionary<typeof copy>;
