// What a family shows its adviser before the first meeting, on one page: situation, way, costs, result, what to ask.
import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import type { Copy as FamilyCopy } from '#content/dictionaries/es/shared-result.ts';
import type { Copy } from '#content/dictionaries/es/meeting-page.ts';
import type { Copy as SheetCopy } from '#content/dictionaries/es/sheets.ts';
import type { Block, Chapter, ToldReport } from '#content/instruments/section/report-blocks.ts';
import { familyLines } from '#content/report/family-lines.ts';
import type { ToldPlan } from '#content/report/plan-lines.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { ownMoneyIn, type OwnMoney } from '#content/cost/own-money.ts';
import { digitsOf } from '#content/wording/digits.ts';
import { fill } from '#content/wording/fill.ts';
import { eitherListIn, listIn, longDateIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { isRateFresh } from '#domain/cost/exchange.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Locale } from '#domain/locale.ts';
import type { Report } from '#domain/report/report.ts';

export type MeetingSheet = {
  /** Empty where none was given. */
  readonly name: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Lines on the situation and what follows from it; empty where nothing was said. */
  readonly situation: readonly string[];
  /** In whose money sums are told, and as which figures are written; empty where it was not said. */
  readonly country: string;
  readonly isPassportKnown: boolean;
  readonly plan: ToldPlan | undefined;
  readonly costs: { readonly firstYear: CostSum; readonly degree: CostSum } | undefined;
  readonly report: Report | undefined;
};

/** So many lines of a plan that is told elsewhere in full. */
const MOST_LINES = 3;

type Words = {
  readonly words: ReportWords;
  readonly family: FamilyCopy['parents'];
  readonly sheets: SheetCopy;
  readonly copy: Copy['paper'];
};

export function tellMeeting(sheet: MeetingSheet, told: Words): ToldReport {
  const { copy, words, sheets } = told;
  const date = longDateIn(words.locale).format(new Date(sheet.madeAt));
  const { what, who, when } = sheets.interview.columns;
  return {
    title: fill(copy.title, { name: sheet.name || copy.nameless }),
    dates: [fill(copy.prepared, { date })],
    foot: copy.foot,
    chapters: [
      chapter('situation', copy.situation, sheet.situation, copy.nothingSaid),
      chapter('way', copy.way, wayLines(sheet.plan), copy.noWay),
      ...costs(sheet, told),
      chapter('result', copy.result, resultLines(sheet, told), copy.noResult),
      {
        id: 'questions',
        title: copy.questions,
        blocks: [{ kind: 'list', isNumbered: true, items: questions(sheet, told) }],
      },
      {
        id: 'agreed',
        title: copy.agreed,
        blocks: [
          {
            kind: 'fill-in',
            columns: [
              { label: what, share: 0.56 },
              { label: who, share: 0.22 },
              { label: when, share: 0.22 },
            ],
            rows: 3,
          },
        ],
      },
    ],
  };
}

function chapter(id: string, title: string, lines: readonly string[], none: string): Chapter {
  const [alone, ...more] = lines;
  const block: Block =
    more.length > 0 ? { kind: 'list', items: lines } : { kind: 'text', text: alone ?? none };
  return { id, title, blocks: [block] };
}

function wayLines(plan: ToldPlan | undefined): readonly string[] {
  if (!plan) return [];
  return [
    plan.choice,
    plan.progress,
    ...plan.now.lines.slice(0, MOST_LINES),
    ...plan.missed,
    ...plan.due.lines.slice(0, MOST_LINES),
  ];
}

function costs({ costs: found, country, madeAt }: MeetingSheet, { words, copy }: Words): Chapter[] {
  if (!found) return [];
  const rate = referenceRate(currencyOf[country] ?? '');
  const fresh = rate && isRateFresh(rate, madeAt.slice(0, 10)) ? rate : undefined;
  const money = fresh && ownMoneyIn(words.locale, country, fresh);
  const { firstYear, degree } = found;
  const sum = (each: CostSum) => sumWords(each, { locale: words.locale, country, money, copy });
  const day = fresh && longDateIn(words.locale).format(new Date(fresh.day));
  const lines = [
    fill(copy.firstYear, { sum: sum(firstYear) }),
    fill(copy.whole, { sum: sum(degree) }),
    ...(day ? [fill(copy.rate, { day })] : []),
  ];
  return [chapter('costs', copy.costs, lines, '')];
}

type Told = {
  readonly locale: Locale;
  readonly country: string;
  /** That of the family, where its rate is known. */
  readonly money: OwnMoney | undefined;
  readonly copy: Copy['paper'];
};

/** In the money of the family, with euros behind it. */
function sumWords(sum: CostSum, { locale, country, money, copy }: Told): string {
  const { amount, isFloor } = sum;
  const inEuros = eurosWords(sum, digitsOf(locale, country).whole, copy);
  if (!money) return inEuros;
  const own = isFloor
    ? fill(copy.atLeast, { amount: money.one(amount.low) })
    : money.range(amount, copy.span);
  return fill(copy.inBoth, { own, euros: inEuros });
}

/** In tens of euros: an estimate to the euro would be none. */
function eurosWords(
  { amount, isFloor }: CostSum,
  euros: { format: (amount: number) => string },
  copy: Copy['paper'],
): string {
  const low = euros.format(Math.floor(amount.low / 10) * 10);
  const high = euros.format(Math.ceil(amount.high / 10) * 10);
  if (isFloor) return fill(copy.atLeast, { amount: low });
  return low === high ? low : fill(copy.between, { low, high });
}

function resultLines({ report }: MeetingSheet, { words, family, copy }: Words): readonly string[] {
  const interests = report && sectionFor(report.sections, 'interests');
  if (!report || !interests) return [];
  const names = careerNames(report, words);
  return [
    ...familyLines(interests, copy.who, family),
    ...(names.length > 0
      ? [fill(copy.careers, { names: listIn(words.locale).format(names) })]
      : []),
  ];
}

function careerNames(report: Report, { locale, catalog }: ReportWords): readonly string[] {
  return firstCareers(report.careers).map(({ career }) =>
    quoted(locale, catalog.career(career.id)),
  );
}

/** What is missing first; money and who decides always. */
function questions(
  { report, isPassportKnown, plan }: MeetingSheet,
  { words, copy }: Words,
): readonly string[] {
  const { ask } = copy;
  const names = report ? careerNames(report, words) : [];
  const [step] = plan?.now.titles ?? [];
  return [
    names.length > 0
      ? fill(ask.careers, { names: eitherListIn(words.locale).format(names) })
      : ask.result,
    ...(isPassportKnown ? [] : [ask.passport]),
    plan && step ? fill(ask.next, { step: step.replace(/\.$/, '') }) : ask.way,
    ask.money,
    ask.decide,
  ];
}
