import type { Copy } from '#content/dictionaries/es/class-summary.ts';

/** The words of `es/class-summary.ts` in English. */
export const copy: Copy = {
  letters: 'Highest interests',
  undecided: 'No interest stands out yet',
  families: 'To look at first',
  values: 'Values that weigh most',
};
