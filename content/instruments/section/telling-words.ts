// The words that the section of an instrument is told with, whatever it measures: what its telling may know of a report.
import type { Copy as QualityCopy } from '#content/instruments/words/es/answering-quality.ts';
import type { Copy as PartsCopy } from '#content/instruments/words/es/report-parts.ts';
import type { Copy as FrameCopy } from '#content/instruments/words/es/results-report.ts';
import type { Locale } from '#domain/locale.ts';

export type FrameWords = {
  readonly locale: Locale;
  readonly results: { readonly report: FrameCopy; readonly quality: QualityCopy };
  readonly parts: PartsCopy;
};

/** The same with an instrument's own; the words of a whole report are some, too. */
export type TellingWords<Id extends string, Own> = FrameWords & {
  readonly instruments: Readonly<Record<Id, Own>>;
};
