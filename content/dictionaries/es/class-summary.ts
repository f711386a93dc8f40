import type { Dictionary } from '#content/wording/dictionary.ts';

/** A pupil's result in three lines, for the pupil and for whom the pupil lets see it. */
export const copy = {
  letters: 'Lo que más le gusta',
  undecided: 'Ningún interés destaca todavía',
  families: 'Para mirar primero',
  values: 'Lo que pide a un trabajo',
};

export type Copy = Dictionary<typeof copy>;
