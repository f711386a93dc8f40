// All words that a report is told with, in one language, as whoever tells it hands them over: the page loads them one by
// one, the server has them at hand.
import type { Copy as PlanCopy } from '#content/sentences/pathway/es/pathway.ts';
import type { Copy as SuggestionCopy } from '#content/dictionaries/es/suggestion.ts';
import type { InstrumentWords } from '#content/instruments/registry.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import type { FrameWords } from '#content/instruments/section/telling-words.ts';

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

export type ReportWords = FrameWords & {
  /** What each section is told with. */
  readonly instruments: InstrumentWords;
  readonly suggestion: SuggestionCopy;
  readonly catalog: CatalogNames;
  /** Only where there is a plan to tell. */
  readonly plan?: PlanCopy;
};

/** The words of the items, by instrument; what is missing tells no answers. */
export type ItemWords = { readonly [Id in InstrumentId]?: Wording };
