import type { Dictionary } from '#content/wording/dictionary.ts';

/** Suggested careers one at a time, each taken or passed over, and the short list that comes of it. */
export const copy = {
  title: 'Una por una',
  close: 'Cerrar',
  place: '{n} de {total}',
  see: 'Ver la carrera',
  undo: 'Deshacer',
  /** Of a card whose page this browser has kept. */
  kept: 'también sin conexión',
  heard: {
    interested: '{career}: me interesa.',
    no: '{career}: no es para mí.',
    known: '{career}: ya la conozco.',
    undone: 'Deshecho.',
    now: 'Ahora, {n} de {total}: {career}.',
  },
  end: {
    title: 'Tu lista corta',
    text: 'Arriba están las que más se parecen a lo que te gusta.',
    none: 'Ninguna te llamó, y eso también sirve: ya no saldrán entre las primeras.',
    done: 'Ya dijiste qué te parecen todas las de esta lista.',
    again: 'Ver {n} más',
    compare: 'Comparar las primeras',
    back: 'Volver a mi resultado',
  },
};

export type Copy = Dictionary<typeof copy>;
