import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** Two or three careers beside each other. */
export const copy = {
  head: {
    title: `Comparar carreras · ${site.brand}`,
    description:
      'Pon dos o tres carreras una al lado de otra: qué se hace, qué intereses piden, cuántos años se estudia, cómo es el trabajo y con qué nota se entra.',
  },
  eyebrow: 'Carreras',
  title: 'Compara dos o tres carreras',
  lead: 'Ponlas una al lado de otra. La dirección de la página guarda tu elección: puedes mandarla.',
  withoutScript:
    'Para verlas juntas hace falta JavaScript. Sin él, abre cada ficha en una pestaña desde el catálogo.',
  pick: {
    label: 'Añade una carrera',
    help: 'Como la llames tú: «médica», «contador», «community manager»…',
    found: '{n} para elegir',
    foundOne: '1 para elegir',
    near: 'Aquí no hay ninguna con ese nombre. Las que más se acercan:',
    none: 'No tenemos ninguna con ese nombre.',
    action: 'Añadir',
    full: 'Son tres: quita una para poner otra.',
  },
  pairs: 'Por si estás entre dos',
  one: 'Añade otra para comparar.',
  remove: 'Quitar {career}',
  send: 'Copiar la dirección',
  sent: 'Copiada',
  index: 'Todas las carreras',
  caption: 'Comparación de {careers}',
  corner: 'Carreras',
  hexagon: 'Intereses de {career}: {figures}',
  figure: '{name} ({word})',
  rows: {
    line: 'Qué se hace',
    asks: 'Intereses que más pide',
    level: 'Estudios',
    studies: 'Por ejemplo',
    years: 'Cuánto dura',
    grades: 'Nota para entrar',
    price: 'Precio de un año',
    skills: 'Conviene que se te dé bien',
    gives: 'Lo que más da',
  },
  noFigures: 'sin datos',
  more: '{names} y {n} más',
  source:
    'Cifras de O*NET (Estados Unidos) y del Ministerio de Universidades; las fuentes están en cada ficha.',
};

export type Copy = Dictionary<typeof copy>;
