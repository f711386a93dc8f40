import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What stands around the way from every country; its own sentences are in `content/countries`. */
export const copy = {
  head: {
    title: `{title} · ${site.brand}`,
    description:
      '{title}: título, apostilla, año escolar, notas, consulado y dinero, con fuente y fecha, y a quién preguntar lo demás.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', pathway: 'Ruta a España' },
  topics: {
    diploma: 'Tu título',
    papers: 'Legalizar tus papeles',
    year: 'Año escolar',
    marks: 'Tus notas',
    consulate: 'Consulado',
    there: 'Hora y moneda',
    money: 'Dinero',
    more: 'También cambia',
    ask: 'Falta preguntar',
    same: 'Lo demás',
  },
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
  currency:
    'Tu moneda es: {currency}. La {calculator} pasa el año a ella con el cambio de tu banco.',
  ask: {
    exams: 'A la UNED (UNEDasiss): «¿En qué ciudad puedo hacer las PCE y qué días?»',
    examsAndMarks:
      'A la UNED (UNEDasiss): «¿En qué ciudad puedo hacer las PCE y qué días? ¿Con qué escala se convierten mis notas?»',
    consulate:
      'Al consulado de España de tu domicilio: «¿Qué documentos piden para el visado de estudios, legalizados o traducidos, y cuándo hay cita?»',
    diploma:
      'Al Ministerio de Educación de España: «Termino con el título de…, en…: ¿a qué equivale y qué papeles lo acreditan?»',
    papers:
      'A la autoridad de tu país que apostilla o legaliza: «¿Quién tiene que firmar antes mi título y mis notas, y cuánto tarda?»',
    year: 'A tu colegio: «¿Qué día estarán mi título y mis notas finales, listos para legalizar?» Con esa fecha cuenta hacia atrás: las PCE abren inscripción hacia marzo.',
  },
  same: '{route} te da los pasos y los meses, también por FP, con un curso de idioma o en una privada. {prices} son dos, y de fuera de la Unión Europea casi siempre toca el mayor. Con pasaporte europeo no necesitas visado; eso, las comunidades, una universidad ya empezada y un visado que tarda están en las {questions}.',
  links: {
    route: 'Tu ruta',
    prices: 'Los precios de una pública',
    questions: 'preguntas de familias',
    calculator: 'calculadora',
  },
  countries: 'Desde otros países',
};

export type Copy = Dictionary<typeof copy>;
