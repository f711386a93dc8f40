import type { Copy } from '#content/dictionaries/es/price.ts';

export const copy: Copy = {
  pace: { once: 'once', year: 'a year', month: 'a month' },
  range: 'from {low} to {high}',
  from: 'from {low}',
  known: '{amount} {pace} ({where}, {kind})',
  example: 'As an example only: {amount} ({where}). Count on that or more.',
  stale: 'Of a year that has ended.',
  press: 'according to the press or another secondary source',
  official: 'official source',
};
