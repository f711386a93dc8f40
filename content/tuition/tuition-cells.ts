// The two prices of one region as a table shows them: an amount, what it is, and what else to know before using it.
import { fill } from '#content/wording/fill.ts';
import { numberIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import { foreignYearOf, yearOf } from '#content/facts/tuition.ts';
import type { Citation, ForeignPrice, TuitionByRegion } from '#content/facts/tuition.ts';
import {
  dateWords,
  euros,
  eurosAndCents,
  listOf,
  schoolYear,
  type TuitionWords,
} from './tuition-figures.ts';

export type Cell = {
  /** The figure, or that it has to be asked for. */
  amount: string;
  /** No figure is known: nothing to reckon with. */
  isAsk: boolean;
  detail: string;
  note?: string;
  citations: readonly Citation[];
};

/** What citizens of the EU and residents pay. */
export function residentCell(said: TuitionWords, { resident }: TuitionByRegion): Cell {
  const { locale, words } = said;
  if (!resident) return { amount: words.residentUnknown, isAsk: true, detail: '', citations: [] };
  const { form, low } = resident;
  const year = schoolYear(resident.year, locale);
  return {
    amount: yearWords(said, { ...yearOf(resident), isFrom: form === 'from' }),
    isAsk: false,
    detail: fill(words.residentDetail[form], { credit: eurosAndCents(low, locale), year }),
    citations: [resident],
  };
}

/** What everybody else pays. */
export function foreignCell(said: TuitionWords, region: TuitionByRegion): Cell {
  const { words, locale } = said;
  const { foreign } = region;
  const asked = { amount: words.askShort, isAsk: true };
  if (foreign.kind === 'unknown') return { ...asked, detail: '', citations: [] };
  const year = schoolYear(foreign.year, locale);
  switch (foreign.kind) {
    case 'more':
    case 'same':
      return { ...asked, detail: fill(words[foreign.kind], { year }), citations: [foreign] };
    case 'up-to-times':
      return {
        amount: fill(words.upTo, { times: lowerFirst(timesWords(said, foreign.times)) }),
        isAsk: false,
        detail: fill(words.upToDetail, { year }),
        note: `${words.askShort}.`,
        citations: [foreign],
      };
    case 'times':
      return multiple(said, region, foreign);
    case 'examples':
      return examples(said, foreign);
  }
}

function multiple(
  said: TuitionWords,
  region: TuitionByRegion,
  foreign: Extract<ForeignPrice, { kind: 'times' }>,
): Cell {
  const { words } = said;
  const times = timesWords(said, foreign.times);
  const year = foreignYearOf(region);
  const isFrom = region.resident?.form === 'from';
  return {
    amount: year
      ? fill(words.timesAt, { times, amount: lowerFirst(yearWords(said, { ...year, isFrom })) })
      : times,
    isAsk: false,
    detail: schoolYear(foreign.year, said.locale),
    ...(foreign.fullCostFrom ? { note: fill(words.fullCost, { year: foreign.fullCostFrom }) } : {}),
    citations: [foreign],
  };
}

function examples(
  { locale, words }: TuitionWords,
  foreign: Extract<ForeignPrice, { kind: 'examples' }>,
): Cell {
  const { announcedCut: cut } = foreign;
  const year = schoolYear(foreign.year, locale);
  const resident = foreign.examples.map((example) => euros(example.resident, locale));
  return {
    amount: listOf(
      foreign.examples.map(({ degree, foreign: amount }) =>
        fill(words.example, { foreign: euros(amount, locale), degree: words.degrees[degree] }),
      ),
      locale,
    ),
    isAsk: false,
    detail: fill(words.exampleDetail, { year, resident: listOf(resident, locale) }),
    ...(cut ? { note: fill(words.cut, { date: dateWords(cut.published, locale) }) } : {}),
    citations: cut ? [foreign, cut] : [foreign],
  };
}

function yearWords(
  { locale, words }: TuitionWords,
  { low, high, isFrom }: { low: number; high: number; isFrom: boolean },
): string {
  const form = isFrom ? 'from' : low === high ? 'one' : 'range';
  return fill(words.year[form], { low: euros(low, locale), high: euros(high, locale) });
}

function timesWords({ locale, words }: TuitionWords, times: number): string {
  return times === 2 ? words.double : fill(words.times, { times: numberIn(locale).format(times) });
}
