// All words that a report is told with, in one language, as whoever tells it hands them over: the page loads them one by
// one, the server has them at hand.
import type { Copy as PersonalityCopy } from '#content/dictionaries/es/results-personality.ts';
import type { Copy as ValuesCopy } from '#content/dictionaries/es/results-values.ts';
import type { Copy as ResultsCopy } from '#content/dictionaries/es/results.ts';
import type { Copy as PartsCopy } from '#content/dictionaries/es/report-parts.ts';
import type { Copy as PlanCopy } from '#content/dictionaries/es/pathway.ts';
import type { Copy as SuggestionCopy } from '#content/dictionaries/es/suggestion.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

/** What the catalogue calls its careers and families, and the studies that lead to a career in Spain. */
export type CatalogNames = {
  readonly career: (id: string) => string;
  readonly family: (id: string) => string;
  readonly studies: (id: string) => readonly string[];
  /** Last part of the address of a career's page. */
  readonly slug: (id: string) => string;
  /** What the licence of the figures asks for, and whose judgement the studies are. */
  readonly credit: string;
  readonly studiesNote: string;
};

export type ReportWords = {
  readonly locale: Locale;
  readonly results: Pick<ResultsCopy, 'report' | 'types' | 'quality'>;
  readonly values: ValuesCopy;
  readonly personality: PersonalityCopy;
  readonly parts: PartsCopy;
  readonly suggestion: SuggestionCopy;
  readonly catalog: CatalogNames;
  /** Only where there is a plan to tell. */
  readonly plan?: PlanCopy;
};

/** The words of the items, by test; what is missing tells no answers. */
export type ItemWords = { readonly [Id in InstrumentId]?: Wording };

/** "Social e Investigador": the runtime knows how each language joins names. */
export function joined(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
