import type { TellingWords } from '#content/instruments/section/telling-words.ts';
import type { Portrait } from './portraits/portrait.ts';
import type { Copy } from './words/es/report.ts';

/** The portrait is of one result, and comes with it. */
export type Words = Copy & { readonly portrait?: Portrait };

/** What a telling of interests may know of the words of a report. */
export type InterestsWords = TellingWords<'interests', Words>;
