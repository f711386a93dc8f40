import type { TellingWords } from '#content/instruments/section/telling-words.ts';
import type { Copy } from './words/es/report.ts';

/** What a telling of toys may know of the words of a report. */
export type ToyWords = TellingWords<'toy', Copy>;
