import type { Dictionary } from '#content/wording/dictionary.ts';

/** The plan told by months: on the page, in the report, on paper and in the mail. */
export const copy = {
  how: 'Cómo se hace',
  nextIs: 'Ahora toca:',
  now: 'Qué toca este mes',
  also: 'También este mes',
  nothing: 'Este mes no hay nada pendiente.',
  nothingYet: 'Este mes no hay nada pendiente. Lo siguiente: {step} ({when}).',
  papers: 'Papeles: {papers}',
  band: 'Mes a mes',
  start: 'Empieza el curso',
  due: 'El dinero, mes a mes',
  dueNow: 'Este mes pagas',
  /** Above the money of a month. */
  pays: 'Pagas',
  shows: 'Demuestras',
  show: 'Para mostrar, no para gastar. {line}',
  line: '{what}: {amount}. {note}',
  tuition: 'Matrícula del primer año. {both}',
  tuitionOwn: 'Matrícula del primer año, {price} {both}',
  tuitionAsk:
    'Matrícula del primer año en {region}: no tenemos tu precio comprobado. Pregunta por escrito a la universidad. {both}',
  bothBelow: 'Los dos precios, más abajo.',
  dates:
    'Las convocatorias siguen las fechas de otro año: confírmalas. Sin fecha comprobada, pregunta donde se indica.',
  basis: {
    example: 'según otro año: confírmalo',
    exampleOf: 'según {year}: confírmalo',
    ask: 'sin fecha comprobada: pregunta a: {office}',
  },
  diploma: 'si acabas el colegio en {month}, el diploma llega después: pregunta qué aceptan',
  missed: {
    title: 'Lo que ya no llega para ese comienzo',
    text: 'Su convocatoria ya pasó. Pregunta si habrá otra.',
    next: 'El siguiente comienzo con todo a tiempo: {month}.',
    show: 'Ver el plan para {month}',
  },
  withVisa: 'Contamos con que necesitas visa. Con pasaporte español o de la UE, esos pasos sobran.',
  calendar:
    'El calendario lleva lo que está por hacer y tiene fecha. Lo que hay que preguntar se queda aquí.',
};

export type Copy = Dictionary<typeof copy>;
