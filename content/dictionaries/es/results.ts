import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as quality } from '#content/instruments/words/es/answering-quality.ts';
import { copy as report } from '#content/instruments/words/es/results-report.ts';

export const copy = {
  head: {
    title: `Tus resultados · ${site.brand}`,
    description:
      'Tus intereses, tus valores y tu personalidad con su margen de error: qué destaca, qué empata, qué significa y qué hacer después.',
  },
  page: {
    eyebrow: 'Lo que salió en tus tests',
    title: 'Tus resultados',
    tabs: {
      label: 'Tus tests',
      names: namesIn('es', 'name'),
      done: 'hecho',
      whole: 'Los tres',
    },
    allThree: { title: 'Ya hiciste los tres tests', see: 'Mira lo que dicen juntos' },
    loading: 'Buscando tu resultado…',
    saved: 'Tu resultado está guardado',
    savedText: 'Lo encontrarás en tu perfil, en este dispositivo o en cualquier otro.',
    finishedElsewhere:
      'Terminaste este test en otra pestaña o en otro dispositivo. Este es el resultado.',
    notSent: 'Este resultado aún no está en tu cuenta. Está en este dispositivo y se enviará solo.',
    sessionOver: 'Tu sesión terminó. Vuelve a entrar para ver y guardar lo que hay en tu cuenta.',
    unreachable: 'No pudimos consultar tu cuenta',
    unreachableText:
      'Puede ser tu conexión o nuestro servidor. Lo que ves es lo que hay en este dispositivo; en tu cuenta no se pierde nada.',
    retry: 'Intentarlo de nuevo',
    viewFailed:
      'Tu resultado no se pudo abrir todavía. En cuanto haya conexión aparecerá aquí solo; tus respuestas siguen guardadas.',
    emptyTitle: 'Todavía no hay ningún resultado',
    emptyTexts: namesIn('es', 'nothingYet'),
    emptyDraft: 'Tienes un test empezado. Cuando lo termines, el resultado aparecerá aquí.',
    emptySignIn: '¿Lo hiciste con tu cuenta? Inicia sesión para verlo.',
    start: 'Hacer el test',
    resume: 'Continuar el test',
    signIn: 'Iniciar sesión',
    unknownVersion:
      'Este resultado es de una versión del test que esta página no conoce. Vuelve a cargar la página.',
  },
  aboutYou: {
    title: 'Tres preguntas, si quieres',
    text: 'No cambian tu resultado ni lo puntúan. Se guardan en tu perfil y puedes saltarlas todas.',
    textGuest:
      'No cambian tu resultado ni lo puntúan. Se quedan en este navegador y puedes saltarlas todas.',
    country: 'País donde vives',
    otherCountry: 'Otro país',
    age: 'Edad',
    ages: { '14-15': '14 o 15', '16-17': '16 o 17', '18-24': 'De 18 a 24', '25+': '25 o más' },
    level: 'Qué te gustaría estudiar',
    levels: {
      vocational: 'Formación profesional o técnica',
      university: 'Una carrera universitaria',
      postgraduate: 'Un máster o posgrado',
      undecided: 'Todavía no lo sé',
    },
    none: 'Sin respuesta',
    save: 'Guardar',
    reopen: 'Responder las tres preguntas opcionales',
    skip: 'Saltar estas preguntas',
    saved: 'Guardado. Gracias.',
    failed: 'No se pudo guardar. Inténtalo de nuevo cuando tengas conexión.',
  },
  report,
  quality,
};

export type Copy = Dictionary<typeof copy>;
