import type { Dictionary } from '#content/wording/dictionary.ts';

/** What a year at a public university costs: always two prices, with figures of `content/tuition/public-degrees.yaml`. */
export const copy = {
  title: 'La matrícula en una pública: dos precios',
  lead: 'Una universidad pública tiene dos precios: uno para quien tiene pasaporte de la Unión Europea o residencia en España, y otro, que puede ser varias veces mayor, para los demás. Si llegas de América Latina sin ninguna de las dos cosas, casi siempre te toca el segundo.',
  who: 'Con pasaporte de un país de la UE (por ejemplo, el italiano, por tus abuelos) sueles pagar el primero. Una estancia por estudios puede no contar como residencia. Consulta tu caso.',
  ask: 'Pregunta por escrito a la universidad, por ejemplo así: «{sentence}»',
  askSentence:
    'No tengo pasaporte de la UE ni resido en España. ¿Cuánto pagaría por crédito, y por el primer curso completo con las tasas, en el grado de…?',
  resident: 'Con pasaporte de la UE o residencia en España',
  foreign: 'De fuera de la UE y sin residencia',
  caption: 'Un curso de grado en una universidad pública, comunidad por comunidad',
  scope:
    'Primera matrícula de sesenta créditos, sin tasas de secretaría. Donde la fuente da el precio por crédito, el del curso lo calculamos nosotros. Repetir una asignatura cuesta más.',
  region: 'Comunidad',
  /** Amounts of a year. */
  year: { one: '{low} al año', range: 'De {low} a {high} al año', from: 'Desde {low} al año' },
  residentDetail: {
    mean: '{credit} por crédito de media, {year}',
    single: '{year}, igual en todas las carreras',
    range: '{year}, según la carrera',
    from: '{year}, según la carrera',
  },
  residentUnknown: 'Sin cifra comprobada',
  askShort: 'Pregunta por escrito a la universidad',
  degrees: { law: 'Derecho', engineering: 'Ingeniería', biomedicine: 'Biomedicina' },
  example: '{foreign} al año en {degree}',
  exampleDetail: '{year}, en vez de {resident}',
  double: 'El doble',
  times: '{times} veces el primero',
  timesAt: '{times}, {amount}',
  upTo: 'Hasta {times}',
  upToDetail: '{year}, lo decide cada universidad',
  more: 'En {year} se cobraba más; no sabemos cuánto',
  same: 'En {year} no se cobraba más',
  cut: 'Es el precio de la Carlos III: las demás públicas de Madrid cobraban lo mismo por nivel. Una rebaja anunciada para estudiantes de Hispanoamérica no se aplicaba el {date}, y en esta lista tampoco está: pregunta.',
  fullCost: 'Desde {year} puede subir hasta el costo completo: pregunta.',
  basis: 'Según la prensa y las universidades, cursos {years}.',
  said: { press: 'según la prensa, {date}', official: 'según la universidad, {date}' },
  /** Below a figure in a table: who says it, and when. */
  cited: {
    press: 'Prensa: {publisher}, {date}',
    official: 'Página oficial: {publisher}, {date}',
  },
  pair: {
    spain:
      'Con pasaporte de la UE o residencia en España, un curso de 60 créditos costó de media unos {year} ({credit} por crédito, {of}; {said}).',
    census:
      'De fuera de la UE y sin residencia, en {of} se pagaba más en todas las comunidades menos {without} ({said}).',
    none: 'No tenemos una cifra comprobada de ninguna: pregunta por escrito a la universidad.',
  },
};

export type Copy = Dictionary<typeof copy>;
