import { site } from '#content/site.ts';
import type { Aim, Diploma } from '#domain/pathway/choices.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as months } from './plan-months.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';
import { copy as follows } from './situation-follows.ts';
import { copy as tuition } from './tuition.ts';
import { copy as entry } from './pathway-ways.ts';
import { copy as papers } from './pathway-papers.ts';

const { sessionMinutes: minutes } = site.claims;
const diplomas: Record<Diploma, string> = {
  national: about.diplomas.national,
  ib: about.diplomas.ib,
  other: 'Otro diploma',
};

/** `/ruta-a-espana`. Sentences here, rules in `content/pathway`. */
export const copy = {
  head: {
    title: `¿Qué necesito para estudiar en España? · ${site.brand}`,
    description:
      'Elige país, título, estudios y fecha: el camino para estudiar en España desde América Latina, paso a paso, con fuentes y a quién preguntar lo demás.',
  },
  eyebrow: 'Tu camino a España',
  title: '¿Qué necesitas para estudiar en España?',
  lead: 'Papeles, fechas y costo, mes a mes.',
  /** The way to the calculators. */
  calculators: '¿Cuánto cuesta, y me alcanza?',
  questionsOfFamilies: 'Preguntas de familias',
  afterStudies: 'Después de los estudios',
  form: {
    studies: '¿Qué quieres estudiar?',
    studiesOf: {
      degree: 'Universidad',
      vocational: 'Técnica (FP)',
      'language-first': 'Curso de idioma',
      either: 'Aún no lo sé',
    },
    country: '¿Dónde terminas la prepa o el colegio?',
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
    refine: 'Afina tu camino',
    passport: about.passport,
    passports: about.passports,
    noPassport: 'Prefiero no decirlo',
    aim: about.aim,
    aims: about.aims,
    start: about.start,
    kind: 'Tipo de universidad',
    kinds: { 'public-degree': 'Pública', 'private-degree': 'Privada' },
    level: 'Nivel de FP',
    levels: { superior: 'Grado superior', medio: 'Grado medio' },
    centre: 'Centro',
    centres: { public: 'Público o concertado', private: 'Privado' },
    nextStart: about.nextStart,
    show: 'Ver mi camino',
    /** Of what was said, once it stands on one line. */
    change: 'Cambiar',
    said: {
      'public-degree': 'Universidad pública',
      'private-degree': 'Universidad privada',
      vocational: 'Técnica (FP)',
      'language-first': 'Curso de idioma',
      national: 'Bachillerato',
      ib: 'Bachillerato Internacional',
      other: 'Otro diploma',
      begun: 'Carrera empezada',
      finished: 'Carrera terminada',
    } satisfies Record<Aim | Diploma | 'begun' | 'finished', string>,
    note: 'Sin cuenta. Nada sale de este navegador si no lo guardas.',
    supposed: 'Pusimos {country} según tu zona horaria. ¿No es tu país? Cámbialo.',
  },
  usual: {
    title: 'Así es el camino más común',
    text: 'Una carrera en una universidad pública. Lo normal son {n} meses.',
    /** Of whoever begins today; before any question. */
    reach: 'Si empiezas hoy, entras en {start}.',
    start: 'Tu primer día de clase',
    from: 'Así es el camino desde {country}',
    /** Of the engine, on the day of the visitor: which month it is, then which September is reached. */
    today: 'Hoy: {month}.',
    calm: 'Empieza ya y entras en {start}.',
    /** Fewer months than usual are left. */
    fewer: 'Te quedan {left} meses para entrar en {start}: haz juntos los pasos que ya tocan.',
    tight: 'Vas con el tiempo justo para {start}.',
    first: 'empieza aquí',
    now: 'ya toca',
    late: { 'start-today': 'ya toca', 'ask-next-call': 'ya cerró' },
  },
  table: {
    title: 'Lo que cambia según tu país',
    search: 'Busca tu país',
    all: 'Otro país',
    ib: 'Cualquiera, con el IB',
  },
  all: {
    title: 'Todos los caminos',
    publicNote: 'Grado en una universidad pública',
    who: {
      homologation: 'Casi todos los países',
      colombia: 'Diploma de Colombia',
      ib: 'IB o título europeo',
      ask: 'Otro título u otro país',
      private: 'Cualquier país',
      vocational: 'Un oficio en dos años',
      language: 'Para aprender español primero',
    },
    months: '{n} meses',
    papers: 'trámites: {amount}',
    course: 'curso: {amount}',
    inMadrid: 'pública de Madrid: {amount}',
    askPrice: 'precio: pregunta',
  },
  /** The usual way on one line: its steps in three words. */
  line: { until: 'a {month}' },
  stations: {
    'check-official': 'Elige tu carrera',
    'check-agreement': 'Confirma el acuerdo con Colombia',
    'ask-access': 'Pregunta por tu camino',
    'gather-documents': 'Junta tus papeles',
    'request-homologation': 'Pide homologar tu título',
    'colombia-credential': 'Pide la credencial de la UNED',
    'ib-credential': 'Pide la acreditación de la UNED',
    'register-pce': 'Si te piden exámenes (PCE), inscríbete',
    'sit-pce': 'Haz los exámenes',
    'request-visa': 'Saca tu cita para la visa',
    'pre-enrol': 'Pide tu lugar',
    'pay-enrolment': 'Inscríbete y paga',
  } satisfies Partial<Record<StepId, string>>,
  ...entry,
  answer: {
    eyebrow: 'Tu camino',
    ready: 'Camino listo: {way}, {steps} pasos.',
    from: '{country} · {diploma} · {aim} · {start}',
    why: 'Por qué este camino',
    tight: {
      title: 'Vas con el tiempo justo',
      text: 'Pasos que ya deberían estar hechos: {n}. Empieza hoy, pregunta por la siguiente convocatoria o elige un comienzo más tarde.',
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
    /** Of the visa. */
    beforePlace: 'Se pide antes de tener tu lugar',
    money: 'El dinero',
    show: 'Para mostrar en el consulado',
    plan: 'Para planear',
    concept: 'Concepto',
    amount: 'Importe',
    unknown: 'pregunta',
    questions: 'Qué preguntar por escrito',
    questionsText: 'Cópialas en un correo. Lo que cambia de una a otra está aquí.',
    mistakes: 'Errores frecuentes',
    caveat:
      'Es orientación, no asesoría jurídica: no asegura lugar ni precio. Antes de pagar o presentar papeles, confirma en la fuente oficial.',
    talk: { title: '¿Lo vemos juntos?', text: 'Trae este plan y tus dudas.' },
    book: `Reserva tus ${minutes} minutos gratis`,
    print: 'Imprimir el camino',
  },
  chart: {
    now: 'hoy',
    sum: 'Te faltan {months} y\u00a0{steps}',
    months: { one: '1 mes', more: '{n}\u00a0meses' },
    steps: { one: '1 paso', more: '{n}\u00a0pasos' },
    /** On the chart of a desk. */
    landmarks: {
      'request-homologation': 'Papeles',
      'colombia-credential': 'Credencial',
      'ib-credential': 'Credencial',
      'conditional-slip': 'Inscripción',
      'sit-pce': 'Exámenes',
      'show-means': 'Dinero',
      'take-insurance': 'Seguro',
      'request-visa': 'Visa',
      'pre-enrol': 'Tu lugar',
      'apply-private': 'Tu lugar',
      'apply-vocational': 'Tu lugar',
      'pay-enrolment': 'Matrícula',
      'enrol-vocational': 'Matrícula',
    } satisfies Partial<Record<StepId, string>>,
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
    rate: 'Importes redondeados, al cambio del {day}: {rate} por euro.',
    // Held together, so that a narrow column breaks before the period and nowhere else.
    range: '{low}\u00a0a\u00a0{high}',
    per: { month: '{amount} al\u00a0mes', year: '{amount} al\u00a0año', once: '{amount}' },
  },
  months,
  price,
  who: follows,
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
  ...papers,
  tuition,
};

export type Copy = Dictionary<typeof copy>;
