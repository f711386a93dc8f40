import { site } from '#content/site.ts';
import type { Diploma } from '#domain/pathway/choices.ts';
import type { Access, DocumentId, OfficeId } from '#domain/pathway/keys.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as months } from './plan-months.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';
import { copy as tuition } from './tuition.ts';

const { sessionMinutes: minutes } = site.claims;
const diplomas: Record<Diploma, string> = {
  national: about.diplomas.national,
  ib: about.diplomas.ib,
  other: 'Otro diploma',
};
const ways: Record<Access, { title: string; text: string }> = {
  homologation: {
    title: 'Homologación y acreditación',
    text: 'Tu título se homologa al Bachillerato español y, según la universidad y la carrera, se suma una acreditación de la UNED, con exámenes (PCE) o sin ellos.',
  },
  colombia: {
    title: 'Acuerdo con Colombia',
    text: 'Con el acuerdo, la UNED emite una credencial a partir de tu diploma y tu Saber 11. Antes de nada, confirma que sigue vigente.',
  },
  ib: {
    title: 'Bachillerato Internacional',
    text: 'Acreditación UNEDasiss con tus resultados del IB, sin homologación y sin prueba de acceso.',
  },
  ask: {
    title: 'Consulta tu caso',
    text: 'Con lo que sabemos no podemos decirte una vía. Podemos decirte a quién preguntar y qué preparar mientras tanto.',
  },
};
const otherWays: Record<'vocational' | 'language-first', { title: string; text: string }> = {
  vocational: {
    title: 'Formación Profesional',
    text: 'Primero se homologa tu título. Después pides plaza donde se da el ciclo y, si no tienes pasaporte europeo, el visado.',
  },
  'language-first': {
    title: 'Primero un curso de idioma',
    text: 'El curso tiene su propia estancia. El acceso a la carrera se prepara aparte, mientras estudias.',
  },
};

const documents: Record<DocumentId, string> = {
  passport: 'pasaporte',
  diploma: 'título de secundaria o su certificado',
  transcript: 'certificado de notas',
  apostille: 'apostilla o legalización',
  translation: 'traducción, si no está en español',
  syllabus: 'programas de las asignaturas',
  'saber-11': 'certificado de Saber 11',
  'ib-diploma': 'diploma o resultados del IB',
  'homologation-request': 'solicitud de homologación',
  'fee-receipt': 'justificante de la tasa',
  admission: 'carta de admisión o matrícula',
  'means-proof': 'prueba de medios',
  'insurance-policy': 'póliza del seguro',
  'parental-permission': 'autorización de madres, padres o tutores',
  visa: 'visado',
};

const offices: Record<OfficeId, string> = {
  university: 'oficina de acceso de la universidad',
  'private-university': 'admisiones de la universidad privada',
  uned: 'UNED (UNEDasiss)',
  ministry: 'Ministerio de Educación de España',
  register: 'Registro de Universidades, Centros y Títulos',
  consulate: 'consulado de España que te toca',
  immigration: 'oficina de extranjería',
  'home-authority':
    'la autoridad de tu país que apostilla o legaliza (lista de la Conferencia de La Haya)',
  'ib-school': 'tu colegio del Bachillerato Internacional',
  vocational: 'TodoFP y la consejería de educación de la comunidad',
  'vocational-centre': 'centro de FP',
  andalusia: 'Junta de Andalucía (Distrito Único), en el BOJA de tu año',
  'language-centre': 'centro de idiomas',
  insurer: 'aseguradora',
};

/** `/ruta-a-espana`. Sentences here, rules in `content/pathway`. */
export const copy = {
  head: {
    title: `¿Qué necesito desde mi país? Ruta a España · ${site.brand}`,
    description:
      'Elige país, título, estudios y fecha: la vía para estudiar en España desde América Latina, paso a paso, con fuentes y a quién preguntar lo demás.',
  },
  eyebrow: 'Ruta a España',
  title: '¿Qué necesitas desde tu país?',
  lead: 'Responde tres preguntas y mira tu camino mes a mes: qué papeles, en qué orden, cuándo y cuánto cuesta.',
  /** The way to the calculators. */
  calculators: '¿Me alcanza, y cuánto cuesta?',
  questionsOfFamilies: 'Preguntas de familias',
  afterStudies: 'Después de los estudios',
  form: {
    studies: '¿Qué quieres estudiar?',
    studiesOf: {
      degree: 'Un grado universitario',
      vocational: 'Formación Profesional (FP)',
      either: 'Todavía no lo sé',
      'language-first': 'Primero un curso de idioma',
    },
    country: about.country,
    pick: 'Elige tu país',
    otherCountry: about.otherCountry,
    diploma: about.diploma,
    diplomas,
    /** What opens the university: a diploma, or what was studied after it. */
    brought: {
      ...diplomas,
      begun: 'Ya empecé una carrera',
      finished: 'Ya terminé una carrera',
    },
    refine: 'Afina tu ruta',
    passport: about.passport,
    passports: about.passports,
    noPassport: 'Prefiero no decirlo',
    aim: about.aim,
    aims: about.aims,
    start: about.start,
    kind: 'Universidad',
    kinds: { 'public-degree': 'Pública', 'private-degree': 'Privada' },
    level: 'Nivel de FP',
    levels: { superior: 'Grado superior', medio: 'Grado medio' },
    centre: 'Centro',
    centres: { public: 'Público o concertado', private: 'Privado' },
    nextStart: about.nextStart,
    show: 'Ver mi ruta',
    note: 'No hace falta cuenta. Nada sale de este navegador si no lo guardas.',
  },
  table: {
    title: 'Tu país, en una página',
    search: 'Busca tu país',
    all: 'Ver todos los países',
    ib: 'Cualquiera, con el IB',
  },
  all: {
    title: 'Las vías, una por una',
    text: 'Los meses se cuentan hacia atrás desde el comienzo del curso.',
    publicNote: 'Grado en una universidad pública',
  },
  ways,
  otherWays,
  privateWay: {
    title: 'Universidad privada',
    text: 'El ejemplo es para un país con homologación. Con otra vía cambian los pasos del título, no los de la admisión.',
  },
  answer: {
    eyebrow: 'Tu ruta',
    ready: 'Ruta lista: {way}, {steps} pasos.',
    from: '{country} · {diploma} · {aim} · {start}',
    why: 'Por qué esta vía',
    tight: {
      title: 'Vas con el tiempo justo',
      text: 'Pasos que ya deberían estar hechos para ese comienzo: {n}. Empieza hoy con lo que depende de ti y pregunta por la siguiente convocatoria, o elige un comienzo más tarde.',
    },
    steps: 'Los pasos, en orden',
    when: 'Cuándo',
    where: 'Dónde',
    papers: 'Papeles',
    ask: 'Pregunta a: {office}',
    source: 'Fuente',
    sources: 'Fuentes',
    checked: 'revisado el {date}',
    press: 'prensa o fuente secundaria',
    stale: 'Puede haber cambiado: compruébalo.',
    newTab: 'se abre en otra pestaña',
    onlyIfAsked: 'Solo si es tu caso',
    money: 'El dinero',
    show: 'Para enseñar en el consulado',
    plan: 'Para planear',
    concept: 'Concepto',
    amount: 'Importe',
    unknown: 'pregunta',
    questions: 'Qué preguntar por escrito',
    questionsText: 'Cópialas en un correo. Lo que cambia de una a otra está aquí.',
    mistakes: 'Errores frecuentes',
    caveat:
      'Esto es orientación, no asesoría jurídica, y no asegura ni plaza ni precio. Antes de pagar o de presentar papeles, confirma en la fuente oficial.',
    book: `Reserva tus ${minutes} minutos gratis`,
    print: 'Imprimir la ruta',
  },
  chart: {
    here: 'Estás aquí',
    begins: 'Empieza el curso',
    sum: 'Meses por delante: {months}. Pasos por hacer: {steps}.',
  },
  doors: {
    title: 'Tienes dos puertas',
    text: 'Se puede entrar por una y seguir por la otra: quien termina un grado superior de FP también puede pedir plaza en la universidad.',
    way: 'Tu vía:',
    steps: 'Son {steps} pasos para empezar en {start}.',
    first: 'Lo primero:',
    'public-degree': {
      title: 'Un grado en la universidad',
      lines: [
        'Cuatro años o más.',
        'Cuenta tu nota, y según la universidad y la carrera, unos exámenes (PCE).',
        'La matrícula cambia mucho de una comunidad a otra.',
      ],
      choose: 'Ver la ruta del grado',
    },
    vocational: {
      title: 'Formación Profesional',
      lines: [
        'Dos años, con prácticas en empresas.',
        'Sin PCE: primero se homologa tu título.',
        'Las plazas y las fechas son de cada comunidad.',
      ],
      choose: 'Ver la ruta de FP',
    },
  },
  university: {
    title: {
      begun: 'Dos vías con tu carrera empezada',
      finished: 'Tres vías con tu carrera terminada',
    },
    anew: 'Si entras con tu título de secundaria: {n} pasos más',
    begun: [
      {
        name: 'Seguir donde la dejaste.',
        text: 'Una facultad te reconoce créditos. Con {credits} o más, la UNED puede admitirte sin PCE; en las demás, pregunta el mínimo.',
      },
      {
        name: 'Empezar otra.',
        text: 'Entras con tu título de secundaria. Si hacen falta PCE, lo dice la universidad.',
      },
    ],
    finished: [
      {
        name: 'Que valga tu título.',
        text: 'El Ministerio homologa tu carrera. Hace falta para ejercer una profesión regulada.',
      },
      {
        name: 'Que te reconozcan créditos.',
        text: 'Entras en otra carrera con parte hecha. Con {credits} créditos o más, la UNED puede admitirte sin PCE. No se pide a la vez que la homologación.',
      },
      {
        name: 'Empezar de cero.',
        text: 'Entras con tu título de secundaria. Si hacen falta PCE, lo dice la universidad.',
      },
    ],
  },
  when: {
    before: 'de {from} a {to} meses antes de empezar',
    beforeStart: 'en los {from} meses antes de empezar',
    after: 'en cuanto llegues',
    during: 'durante el curso',
    call: 'convocatorias de {from} a {to}, según el año',
    ahead: 'de {from} a {to}',
    aheadOne: 'en {from}',
    now: 'ahora, hasta {to}',
    late: {
      'start-today': 'ya toca: empieza hoy',
      'ask-next-call': 'pregunta por la siguiente convocatoria',
    },
  },
  amounts: {
    // Held together, so that a narrow column breaks before the period and nowhere else.
    range: '{low}\u00a0–\u00a0{high}',
    per: { month: '{amount} al\u00a0mes', year: '{amount} al\u00a0año', once: '{amount}' },
  },
  months,
  price,
  who: about.follows,
  claim: {
    title: '¿Es tuyo este plan?',
    text: 'En este navegador hay un plan guardado sin cuenta: {pathway}. Pasos hechos: {done}.',
    replaces:
      'En tu cuenta ya tienes otro: {pathway}. Solo cabe uno: si guardas este, sustituye al de tu cuenta.',
    why: 'Preguntamos porque muchas familias comparten teléfono. Si es de otra persona, se queda como está.',
    yes: 'Sí, guardarlo en mi cuenta',
    replace: 'Sí, y sustituir el de mi cuenta',
    no: 'No, no es mío',
    keep: 'No, dejar el de mi cuenta',
  },
  told: {
    title: 'Plan para estudiar en España',
    seen: 'Las fechas se cuentan desde el {date}.',
    todo: 'Por hacer: {when}',
    doneOn: 'Hecho el {date}',
    where: 'Dónde: {office}',
    sources: 'En qué se apoya este plan',
  },
  consulate: 'Consulado de España en {city}',
  documents,
  offices,
  tuition,
};

export type Copy = Dictionary<typeof copy>;
