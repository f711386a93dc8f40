import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as words } from '#content/instruments/words/es/test-words.ts';
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
    lead: 'Dinos cuánto te gusta cada actividad. Es gratis, sin cuenta, y puedes parar cuando quieras.',
    facts: [
      {
        term: 'Solo actividades',
        text: 'Nunca nombres de profesiones: importa lo que te gusta hacer.',
      },
      {
        term: 'Paras cuando quieras',
        text: 'Cada respuesta queda guardada y sigues después.',
      },
      {
        term: 'Tu resultado, al terminar',
        text: 'Lo que más te llama, carreras que van contigo y qué probar primero.',
      },
      {
        term: 'Sin cuenta también',
        text: 'La cuenta solo sirve para guardarlo y verlo en otro dispositivo.',
      },
    ],
    howTitle: 'Cómo responder',
    howText:
      'Piensa solo en si te gusta o te gustaría, no en el sueldo, ni en lo que esperan los demás, ni en si eres capaz. Responde con lo primero que sientas. Si una actividad te da igual, marca el centro.',
    statusTitle: 'Para qué sirve este test',
    statusText:
      'Para pensar y para conversar en casa; la decisión es tuya. Mide lo que te gusta; lo que sabes hacer es otra cosa. Es nuevo: escribimos las 60 actividades a partir del modelo de Holland y todavía no lo hemos validado con datos propios.',
  },
  forms: {
    legend: '¿Cuál prefieres?',
    choices: [
      {
        form: 'full',
        name: 'Completo',
        text: '60 preguntas, 8 min',
      },
      {
        form: 'short',
        name: 'Corto',
        text: 'desde 24 preguntas, 5 min',
      },
    ],
    certaintyTitle: '¿Cuál elegir? El completo acierta más',
    certainty: [
      'El completo es el más seguro: en simulaciones, sobre todo con adultos, los tres intereses más altos están entre los que te nombra el resultado en 66 de cada 100 casos; al azar serían unos 10. En adolescentes son 64.',
      'El corto se adapta: pregunta entre 24 y 48 veces y para cuando el orden está claro. Acierta en 59 de cada 100 casos (al azar, unos 7), con un margen de error mayor.',
    ],
    draftText: 'Tienes un test corto empezado: {n} respuestas guardadas.',
    oneDraftText: 'Tienes un test corto empezado: 1 respuesta guardada.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies TestPageWords;

export type Copy = Dictionary<typeof copy>;
