import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import type { Access } from '#domain/pathway/keys.ts';

const promise: Record<Access, string> = {
  homologation: 'España reconoce tu título. Tú pides tu lugar en la universidad y tu visa.',
  colombia: 'Con tu diploma y tu Saber 11, un acuerdo puede ahorrarte la homologación.',
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
  see: 'Ver mi camino, mes a mes',
  spain: 'España',
  numbers: {
    title: 'Cuánto tiempo y cuánto dinero',
    time: {
      title: 'Tiempo',
      figure: '{n} meses',
      text: 'del primer paso al primer día de clase',
    },
    month: {
      title: 'Vivir, al mes',
      text: 'en toda España: cuarto, comida, transporte y seguro ({years})',
    },
    year: {
      title: 'Matrícula, al año',
      text: 'en una pública: lo menos, en {cheapest}; lo más, en {dearest}. Con pasaporte europeo, {resident}',
    },
    range: '{low} – {high}',
    rate: 'Con el cambio de referencia del {day}: {rate} por euro.',
  },
  course: {
    title: 'El camino usual',
    text: 'Un grado en una pública, con clases desde septiembre.',
    before: 'El año anterior',
    same: 'El año en que empiezas',
    start: 'Tu primer día de clase',
    dates: 'Ponerle fechas a mi camino',
    /** To our own pages. */
    careers: 'Todas las carreras, con lo que se estudia',
    homologation: 'Es el trámite con que España reconoce tu bachillerato.',
    exams: 'Pruebas de la UNED, una por materia. Se hacen en {from} o {to}.',
    european: 'Con pasaporte europeo no necesitas visa.',
    begun: {
      text: '¿Ya empezaste una carrera, o la terminaste? Tu camino es otro:',
      link: 'míralo aquí',
    },
  },
  own: 'Lo propio de tu país',
  ownOf: 'Lo propio de tu título',
  topics: {
    diploma: 'Tu título',
    papers: 'Legalizar tus papeles',
    year: 'Año escolar',
    marks: 'Tus notas',
    consulate: 'Consulado',
    there: 'Hora y moneda',
    money: 'Dinero',
    more: 'También cambia',
    ask: 'Por escrito',
  },
  moreHead: 'Tu camino tiene algo distinto',
  askHead: { one: 'Una pregunta que conviene hacer', more: '{n} preguntas que conviene hacer' },
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
    title: 'Y ahora',
    calculator: '¿Cuánto cuesta, y me alcanza?',
    prices: 'Los dos precios de una pública',
    questions: 'Preguntas de familias',
  },
  countries: 'Desde otros países',
};

export type Copy = Dictionary<typeof copy>;
