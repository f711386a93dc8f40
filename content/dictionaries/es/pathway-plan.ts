import type { Dictionary } from '#content/wording/dictionary.ts';

/** What the kept pathway says of itself, beside a pathway and in an account. */
export const copy = {
  title: 'Mi plan',
  text: 'Guárdalo y marca cada paso. Van con él tu comunidad y si necesitas visa; tu pasaporte, no.',
  save: 'Guardar en mi plan',
  savedHere: 'Guardado en este navegador.',
  savedAccount: 'Guardado en tu cuenta. Lo ves tú y quien tenga un enlace en el que lo incluyas.',
  changed:
    'Has dicho otro pasaporte o comunidad desde que lo guardaste. Tu enlace y tu correo siguen con lo de antes.',
  keepChange: 'Guardar también eso',
  missing: 'No pudimos abrir tu plan. Comprueba tu conexión y vuelve a intentarlo.',
  failed: 'No se ha podido guardar. Inténtalo otra vez.',
  saving: 'Guardando…',
  other: 'Tienes guardado otro camino: {pathway}. Al guardar este, lo sustituye.',
  open: 'Ver el camino guardado',
  done: 'Hecho',
  doneOn: 'hecho el {date}',
  progress: '{done} de {all} pasos hechos',
  calendar: 'Descargar calendario (.ics)',
  calendarFile: 'ruta-a-espana.ics',
  calendarName: 'Tu camino a España',
  send: 'Enviar a casa',
  copy: 'Copiar el plan para enviarlo',
  copied: 'Plan copiado',
  bothPrices: 'Los dos precios, en la página.',
  whole: 'Con fuentes, papeles y precios: {url}',
  forget: 'Borrar el plan',
  next: 'Lo siguiente',
  allDone: 'Todos los pasos están marcados.',
  tooLate: 'Pasos a los que ya no se llega para ese comienzo: {n}.',
  none: 'Aún no tienes un plan. Cuatro preguntas y lo guardas.',
  make: 'Trazar mi camino',
  see: 'Abrir mi plan',
  loading: 'Abriendo tu plan…',
};

export type Copy = Dictionary<typeof copy>;
