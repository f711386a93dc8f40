import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import type { Locale } from '#domain/locale.ts';
import type { DocumentId, OfficeId } from '#domain/pathway/keys.ts';
import type { DateBasis } from '#domain/pathway/plan-for.ts';
import { monthWords } from './when-words.ts';

/** What a person has to know of a stop besides its time: how far that is to be believed, and when the diploma comes. */
export function stopNotes(
  {
    basis,
    basisYear,
    diplomaAfter,
    office,
    ask,
  }: {
    basis: DateBasis;
    basisYear: string | null;
    diplomaAfter: string | null;
    office: OfficeId;
    ask?: OfficeId | undefined;
  },
  copy: Copy,
  locale: Locale,
): string[] {
  const { months } = copy;
  return [
    ...(basis === 'counted'
      ? []
      : [
          basis === 'example' && basisYear !== null
            ? fill(months.basis.exampleOf, { year: basisYear })
            : fill(months.basis[basis], { office: copy.offices[ask ?? office] }),
        ]),
    ...(diplomaAfter === null
      ? []
      : [fill(months.diploma, { month: monthWords(diplomaAfter, locale) })]),
  ];
}

/** The papers of a stop in one line; empty where it needs none. */
export function paperWords(documents: readonly DocumentId[], copy: Copy): string {
  const papers = documents.map((id) => copy.documents[id]).join(' · ');
  return papers && fill(copy.months.papers, { papers });
}
