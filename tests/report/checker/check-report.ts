// Reads the whole report of a person, in every view and both languages, and says what contradicts what. It knows the text and what the
// person did, and shares no code with what tells.
import { locales, type Locale } from '#domain/locale.ts';
import type { Fault } from './fault.ts';
import { lexicons } from './lexicon.ts';
import { readText, said, type Known, type Reading } from './read-text.ts';
import { faultsOfCareers } from './rules-of-careers.ts';
import { faultsOfInterests } from './rules-of-interests.ts';
import { faultsOfOthers } from './rules-of-others.ts';

export const viewNames = ['page', 'paper', 'mail', 'link'] as const;
export type ViewName = (typeof viewNames)[number];

/** Lines of text; a view that was not printed has none. */
export type Views = Readonly<Record<ViewName, readonly string[]>>;

/** What the checker is told of a person besides: `Known` in each language, for words of items and names. */
export type KnownIn = Readonly<Record<Locale, Known>>;

export type FoundFault = Fault & { readonly where: string };

export function checkReport(
  printed: Readonly<Record<Locale, Views>>,
  known: KnownIn,
): FoundFault[] {
  const readings = locales.map((locale) => {
    const read = (view: ViewName, more: Partial<Known> = {}) =>
      readText(printed[locale][view], lexicons[locale], { ...known[locale], ...more });
    const margins = said(read('page'), 'margin').map(Number);
    const views = viewNames
      .filter((view) => printed[locale][view].length > 0)
      .map((view) => ({ view, reading: read(view, { margins }) }));
    return { locale, views };
  });
  return [
    ...readings.flatMap(({ locale, views }) => [
      ...views.flatMap(({ view, reading }) =>
        faultsOfText(reading, view).map((fault) => ({ ...fault, where: `${locale} ${view}` })),
      ),
      ...betweenViews(views).map((fault) => ({ ...fault, where: locale })),
    ]),
    ...betweenLanguages(readings.map(({ views }) => views)).map((fault) => ({
      ...fault,
      where: 'es, en',
    })),
  ];
}

/** What one view says against itself. */
function faultsOfText(reading: Reading, view: ViewName): Fault[] {
  const quotes = view === 'mail' || view === 'link' ? quoted(reading) : [];
  return [
    ...faultsOfInterests(reading),
    ...faultsOfCareers(reading),
    ...faultsOfOthers(reading),
    ...quotes,
  ];
}

/** Nobody else reads what was answered to a question. */
function quoted({ text, known }: Reading): Fault[] {
  return [...known.typeOfItem.keys()]
    .filter((item) => text.includes(`«${item}»`) || text.includes(`“${item}”`))
    .map((item) => ({ kind: 'quoted-to-others', said: item }));
}

type Views1 = readonly { readonly view: ViewName; readonly reading: Reading }[];

const sentences = [
  'pair',
  'pairTied',
  'most',
  'next',
  'after',
  'close',
  'top',
  'card',
  'gives',
  'weighs',
  'clearest',
] as const;

/** The same sentence says the same in each view that has it. */
function betweenViews(views: Views1): Fault[] {
  return sentences.flatMap((phrase) => {
    const told = views
      .map(({ reading }) => [...new Set(said(reading, phrase))].join(' | '))
      .filter((text) => text !== '');
    return new Set(told).size > 1
      ? [{ kind: 'views-differ' as const, said: told.join(' // ') }]
      : [];
  });
}

/** The same figures and as many careers in both languages. */
function betweenLanguages([first = [], second = []]: readonly Views1[]): Fault[] {
  return first.flatMap(({ view, reading }): Fault[] => {
    const other = second.find((one) => one.view === view)?.reading;
    if (!other) return [];
    const [one, two] = [reading, other].map(({ points, careers, valuePoints }) =>
      JSON.stringify([[...points], [...valuePoints], careers.map(({ isMatch }) => isMatch)]),
    );
    return one === two ? [] : [{ kind: 'languages-differ', said: `${view}: ${one} ${two}` }];
  });
}
