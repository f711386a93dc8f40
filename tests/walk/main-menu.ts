import type { Route } from './stops.ts';

/**
 * From every page that React draws, over one of the menu to a document of the catalogue: what a script that is loaded on
 * the way takes for the page that the document was opened with.
 */
export const overTheMenu: readonly Route[] = [
  'results',
  'profile',
  'sign-in',
  'first test',
  'shared',
].flatMap((from, at) =>
  ['articles', 'pathway'].map((by, which): Route => ({
    who: ['results', 'profile'].includes(from) ? 'person' : 'guest',
    locale: which === 0 ? 'es' : 'en',
    from,
    by,
    to: (at + which) % 2 === 0 ? 'careers' : 'calculators',
    ending: 'there',
  })),
);

/**
 * From a page that React draws to one within its document, then to a document: the first two share an entry of the
 * browser's history, and going back twice finds the second loaded anew and asleep.
 */
export const overSleepers: readonly Route[] = [
  {
    who: 'visitor',
    locale: 'es',
    from: 'sign-in',
    by: 'pathway',
    to: 'careers',
    ending: 'Back twice',
  },
  {
    who: 'guest',
    locale: 'en',
    from: 'values',
    by: 'articles',
    to: 'calculators',
    ending: 'Back twice',
  },
];
