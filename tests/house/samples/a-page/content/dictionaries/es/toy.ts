import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: { title: 'Página de juguete', description: 'Una página que solo existe en una prueba.' },
  title: 'Esta página es de juguete',
};

export type Copy = Dictionary<typeof copy>;
