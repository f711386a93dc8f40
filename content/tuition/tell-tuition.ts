// The price of a public degree in the words of one language: never one price, always the pair. What is not known of the
// second is a question to ask, so that no sentence elsewhere types a price by itself.
import { fill } from '#content/wording/fill.ts';
import { tuition as current } from '#content/compiled/tuition/public-degrees.js';
import { believedTuition, knownForeign, yearOf } from '#content/facts/tuition.ts';
import type { Citation, Tuition, TuitionByRegion } from '#content/facts/tuition.ts';
import type { RegionId } from '#domain/regions.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import { foreignCell, residentCell, type Cell } from './tuition-cells.ts';
import {
  euros,
  eurosAndCents,
  listOf,
  saidOf,
  schoolYear,
  type TuitionWords,
} from './tuition-figures.ts';

export type ToldPair = {
  /** What citizens of the EU and residents pay. Never shown without the next. */
  resident: string;
  /** What the others pay, or that it has to be asked for: one sentence a region. */
  foreign: readonly string[];
  /** Where to ask, with the sentence. */
  ask: string;
  citations: readonly Citation[];
};

/** Both prices: of a region, or of Spain with what is known of any region. */
export function tellTuition(
  said: TuitionWords,
  region?: RegionId,
  written: Tuition = current,
): ToldPair {
  const { words } = said;
  const tuition = believedTuition(written);
  const ask = fill(words.ask, { sentence: words.askSentence });
  const one = tuition.regions.find((each) => each.region === region);
  return { ...(one ? tellRegion(said, one) : tellSpain(said, tuition)), ask };
}

function tellRegion(said: TuitionWords, region: TuitionByRegion): Omit<ToldPair, 'ask'> {
  const { words, locale } = said;
  const [resident, foreign] = [residentCell(said, region), foreignCell(said, region)];
  const name = region.name[locale];
  return {
    resident: sentenceOf(said, `${name}. ${words.resident}`, resident),
    foreign: [sentenceOf(said, words.foreign, foreign)],
    citations: [...resident.citations, ...foreign.citations],
  };
}

function tellSpain(said: TuitionWords, tuition: Tuition): Omit<ToldPair, 'ask'> {
  const { words, locale } = said;
  const { spain, census, stay } = tuition;
  const nameOf = (id: RegionId) =>
    tuition.regions.find(({ region }) => region === id)?.name[locale] ?? id;
  const cells = knownForeign(tuition).map((region) => ({
    region,
    cell: foreignCell(said, region),
  }));
  return {
    resident:
      spain.mark === 'U'
        ? `${words.resident}: ${lowerFirst(words.residentUnknown)}.`
        : fill(words.pair.spain, {
            // To the nearest ten: a mean of means is no price list.
            year: euros(Math.round(yearOf(spain).low / 10) * 10, locale),
            credit: eurosAndCents(spain.low, locale),
            of: schoolYear(spain.year, locale),
            said: saidOf(said, spain),
          }),
    foreign: [
      ...(census.mark === 'U'
        ? []
        : [
            fill(words.pair.census, {
              of: schoolYear(census.year, locale),
              without: listOf(census.without.map(nameOf), locale),
              said: saidOf(said, census),
            }),
          ]),
      ...cells.map(({ region, cell }) => sentenceOf(said, region.name[locale], cell)),
      ...(cells.length === 0 ? [words.pair.none] : []),
    ],
    citations: [spain, census, ...cells.flatMap(({ cell }) => cell.citations), stay].filter(
      ({ mark }) => mark !== 'U',
    ),
  };
}

/** What kind of source, and of which years, the figures of one side are; nothing where there are none. */
export function tellBasis(
  said: TuitionWords,
  side: 'resident' | 'foreign',
  written: Tuition = current,
): string {
  const { words, locale } = said;
  const tuition = believedTuition(written);
  const years =
    side === 'foreign'
      ? knownForeign(tuition).flatMap(({ foreign }) => ('year' in foreign ? foreign.year : []))
      : tuition.regions.flatMap(({ resident }) => resident?.year ?? []);
  if (years.length === 0) return '';
  const told = [...new Set(years)].toSorted().map((year) => schoolYear(year, locale));
  return fill(words.basis, { years: listOf(told, locale) });
}

/** A cell as a sentence, for where there is no table. */
function sentenceOf(
  said: TuitionWords,
  subject: string,
  { amount, detail, note, citations }: Cell,
): string {
  const [first] = citations;
  const basis = first ? ` (${lowerFirst(detail)}; ${saidOf(said, first)})` : '';
  const told = `${subject}: ${lowerFirst(amount)}${basis}.`;
  return note ? `${told} ${note}` : told;
}
