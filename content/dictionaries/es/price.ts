import type { Dictionary } from '#content/wording/dictionary.ts';

/** A price with its year and its kind, as the calculators and the plan say it. */
export const copy = {
  pace: { once: 'una vez', year: 'al año', month: 'al mes' },
  range: 'de {low} a {high}',
  from: 'desde {low}',
  known: '{amount} {pace} ({where}, {kind})',
  example: 'Solo como ejemplo: {amount} ({where}). Cuenta con eso o más.',
  stale: 'De un año que ya terminó.',
  press: 'según prensa u otra fuente secundaria',
  official: 'fuente oficial',
};

export type Copy = Dictionary<typeof copy>;
