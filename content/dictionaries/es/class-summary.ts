import type { Dictionary } from '#content/wording/dictionary.ts';

/** A pupil's result in three lines, for the pupil and for whom the pupil lets see it. */
export const copy = {
  letters: 'Intereses más altos',
  undecided: 'Ningún interés destaca todavía',
  families: 'Para mirar primero',
  values: 'Valores que más pesan',
};

export type Copy = Dictionary<typeof copy>;
