import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import type { Access, DocumentId } from '#domain/pathway/keys.ts';

const promise: Record<Access, string> = {
  homologation: 'Necesitas tres cosas: tu título reconocido, un lugar en la universidad y la visa.',
  colombia: 'Con tu diploma y tu Saber\u00a011, un acuerdo puede ahorrarte la homologación.',
  ib: 'Sin homologar nada: una acreditación de la UNED y tu lugar en la universidad.',
  ask: 'Te decimos a quién preguntar y qué preparar mientras tanto.',
};

/** What stands around the way from every country; its own sentences are in `content/countries`. */
export const copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: título, apostilla, año escolar, notas, consulado y dinero, con fuente y fecha, y a quién preguntar lo demás.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', pathway: 'Tu camino a España' },
  promise,
  /** To the way with this country chosen. */
  see: 'Armar mi plan',
  spain: 'España',
  numbers: {
    title: 'Cuánto tiempo y cuánto dinero',
    first: { title: 'Tu primer año, en {place}', link: 'Qué incluye' },
    /** Of whoever begins today. */
    time: {
      title: 'Entras en',
      /** Fewer months than the way takes at leisure. */
      fewer:
        'Alcanza si empiezas este mes: son {left}\u00a0meses, con pasos a la vez (sin prisa, {n})',
      left: 'Vas con calma: tienes {left}\u00a0meses y el camino toma {n}',
      tight: 'Con el tiempo justo: quedan {left} meses',
    },
    month: {
      title: 'Vivir en {place}, al mes',
      between: 'En otras ciudades, de {low} ({cheapest}) a {high} ({dearest})',
      text: 'Vivir: cuarto, comida, transporte y seguro ({years}).',
    },
    year: {
      title: 'Matrícula, al año',
      text: 'Matrícula: en una pública; con pasaporte europeo, {resident}.',
    },
    /** The same money, in two places. */
    between: 'De {low} ({cheapest}) a {high} ({dearest})',
    range: '{low}\u00a0a\u00a0{high}',
    from: 'desde {amount}',
    rate: 'Importes redondeados, al cambio del {day}: {rate} por euro.',
  },
  course: {
    title: 'Tus pasos, mes a mes',
    text: 'Para una carrera en una universidad pública.',
    before: 'El año anterior',
    same: 'El año en que empiezas',
    start: 'Tu primer día de clase',
    dates: 'Ver mis pasos con mis fechas',
    /** To our own pages. */
    careers: 'Todas las carreras y qué se estudia en cada una',
    homologation: 'Es el trámite con que España reconoce tu bachillerato.',
    exams: 'Son de la UNED, uno por materia. Los pide la universidad, según la carrera.',
    /** To the question for the UNED. */
    sitting: 'Pregunta a la UNED en qué ciudad y qué días',
    european: 'Con pasaporte europeo no necesitas visa.',
    /** Who issues a paper, or what it is. */
    issuers: {
      passport: 'que no venza pronto',
      diploma: 'pídelo en tu escuela',
      transcript: 'pídelo en tu escuela',
      'homologation-request': 'al Ministerio de Educación de España',
      'fee-receipt': 'es la tasa 079',
      admission: 'te la da la universidad',
      'means-proof': 'pregunta a tu consulado cuál acepta',
      'insurance-policy': 'completo y sin copagos',
      'ib-diploma': 'de tu colegio del IB',
    } satisfies Partial<Record<DocumentId, string>>,
    begun: {
      text: '¿Ya empezaste una carrera, o la terminaste? Tu camino es otro:',
      link: 'míralo aquí',
    },
  },
  own: 'Lo que cambia en tu país',
  ownOf: 'Lo que cambia con tu título',
  topics: {
    diploma: 'Tu título',
    papers: 'Legalizar tus papeles',
    year: 'Año escolar',
    marks: 'Tus notas',
    consulate: 'Consulado',
    there: 'Hora y moneda',
    money: 'Dinero',
    more: 'También cambia',
    ask: 'Lo que no sabemos',
  },
  moreHead: 'Tu camino tiene algo distinto',
  /** To whom the questions go. */
  askHead: 'Pregúntalo {offices}',
  askOf: {
    exams: 'a la UNED',
    consulate: 'a tu consulado',
    diploma: 'al Ministerio',
    papers: 'a quien legaliza',
    year: 'a tu colegio',
  },
  hoursHead: {
    same: 'La misma hora que Madrid',
    one: '{hours} menos que en Madrid',
    two: '{low} o {high} horas menos que Madrid',
    hour: '1 hora',
    hours: '{n} horas',
  },
  consulatePage: 'Página del consulado en {city}',
  calendar: {
    ahead:
      'Del {last} a la inscripción en las PCE hay {weeks}, si abre como en {year}, el {opens}; hasta septiembre, {months}.',
    second:
      'El {last} la primera inscripción en las PCE ya cerró (en {year}, el {closes}). La segunda fue del {second} al {end}: pregunta por ella y por el volante de inscripción condicional.',
    late: 'El {last} ya pasaron las dos inscripciones en las PCE ({year}: hasta el {end}). Cuenta con el año siguiente y llega con todo hecho.',
    weeks: { one: '1 semana', more: '{n} semanas' },
    months: { one: '1 mes', more: '{n} meses' },
  },
  hours:
    'En {city} son las {winter} cuando en Madrid son las 9:00, y las {summer} en el verano de España: cuenta con eso para llamar.',
  hoursOne:
    'En {city} son las {winter} cuando en Madrid son las 9:00, todo el año: cuenta con eso para llamar.',
  hoursApart: {
    sentence: 'En {year} los relojes no cambian a la vez: {spans}.',
    span: '{days} son allí las {time}',
    sameMonth: 'del {from} al {until} de {month}',
    twoMonths: 'del {from} al {until}',
  },
  currency: 'Tu moneda es: {currency}.',
  ask: {
    exams: 'A la UNED (UNEDasiss): «¿En qué ciudad puedo hacer las PCE y qué días?»',
    examsAndMarks:
      'A la UNED (UNEDasiss): «¿En qué ciudad puedo hacer las PCE y qué días? ¿Con qué escala se convierten mis notas?»',
    consulate:
      'Al consulado de España de tu domicilio: «¿Qué documentos piden para la visa de estudios, legalizados o traducidos, y cuándo hay cita?»',
    diploma:
      'Al Ministerio de Educación de España: «Termino con el título de…, en…: ¿a qué equivale y qué papeles lo acreditan?»',
    papers:
      'A la autoridad de tu país que apostilla o legaliza: «¿Quién tiene que firmar antes mi título y mis notas, y cuánto tarda?»',
    year: 'A tu colegio: «¿Qué día estarán mi título y mis notas finales, listos para legalizar?» Con esa fecha cuenta hacia atrás: las PCE abren inscripción hacia marzo.',
  },
  further: {
    title: 'Sigue por aquí',
    calculator: '¿Cuánto cuesta, y me alcanza?',
    prices: 'Los dos precios de una pública',
    questions: 'Preguntas de familias',
  },
  countries: 'Desde otros países',
};

export type Copy = Dictionary<typeof copy>;
