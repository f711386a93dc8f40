// Both prices of every region, in the words of one language, for a table.
import { fill } from '#content/wording/fill.ts';
import { tuition as current } from '#content/compiled/tuition/public-degrees.js';
import { believedTuition, foreignYearOf, yearOf, type Tuition } from '#content/facts/tuition.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import type { RegionId } from '#domain/regions.ts';
import { foreignCell, residentCell, type Cell } from './tuition-cells.ts';
import { dateWords, listOf, type TuitionWords } from './tuition-figures.ts';

/** `citations` as they stand below a figure: publisher, whose name is Spanish, and date. */
type ToldCell = Omit<Cell, 'citations'> & {
  citations: readonly {
    text: string;
    publisher: string;
    lang: 'es';
    url: string;
    staleAfter: string;
  }[];
  /** What a year comes to, in euros; nothing where it has to be asked for. */
  year: { low: number; high: number } | undefined;
};
type ToldTuitionRow = {
  /** Of the first region in it. */
  id: RegionId;
  /** Regions of which the same is known stand together. */
  regions: readonly RegionId[];
  name: string;
  /** What residents pay, and what everybody else pays. */
  first: ToldCell;
  second: ToldCell;
};

/** In the order of the language's alphabet: a family looks for a region. */
export function tellTuitionTable(
  said: TuitionWords,
  tuition: Tuition = current,
): readonly ToldTuitionRow[] {
  const { locale, words } = said;
  const told = ({ citations, ...cell }: Cell, year: ToldCell['year']): ToldCell => ({
    ...cell,
    year,
    citations: citations.map((citation) => ({
      text: fill(words.cited[citation.sourceKind], {
        publisher: citation.publisher,
        date: dateWords(citation.published, locale),
      }),
      publisher: citation.publisher,
      lang: 'es' as const,
      url: citation.url,
      staleAfter: lastGoodDay(citation),
    })),
  });
  const rows = believedTuition(tuition)
    .regions.map((region) => ({
      region: region.region,
      name: region.name[locale],
      first: told(
        residentCell(said, region),
        region.resident ? yearOf(region.resident) : undefined,
      ),
      second: told(foreignCell(said, region), foreignYearOf(region)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const alike = Map.groupBy(rows, ({ first, second }) => JSON.stringify([first, second]));
  return [...alike.values()].flatMap((group) => {
    const [row] = group;
    if (!row) return [];
    return {
      id: row.region,
      regions: group.map(({ region }) => region),
      name: listOf(
        group.map(({ name }) => name),
        locale,
      ),
      first: row.first,
      second: row.second,
    };
  });
}
