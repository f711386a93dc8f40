// The plan as a text for the family: what to do this month, then month by month, with the money. No address in it
// has an answer; the link leads to the questions.
import { monthMoney } from '#content/pathway/amount-words.ts';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { tuitionDue } from '#content/pathway/tuition-due.ts';
import { dayWords, monthWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import { writtenIn } from '#content/wording/number-marks.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Locale } from '#domain/locale.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import type { MonthPlan } from '#domain/pathway/plan-for.ts';

export function planText(
  plan: Plan,
  { pathway, months }: MonthPlan<Fact>,
  given: { today: string; url: string; copy: Copy; locale: Locale },
): string {
  const { today, url, copy, locale } = given;
  const tuition = tuitionDue(plan, today, { copy, locale, both: copy.plan.bothPrices });
  const told = months.filter(({ stops, money }) => stops.length + money.length > 0);
  const lines = [
    `${wayWords(pathway, copy).title} (${fill(copy.told.seen, { date: dayWords(today, locale) })})`,
    choiceWords(plan.choice, copy, locale),
    ...told.map(({ month, stops, money }) =>
      [
        `\n${monthWords(month, locale)}`,
        ...stops.map(({ id, done }) => `${done === null ? '☐' : '☑'} ${copy.steps[id].title}`),
        ...monthMoney(money, { tuition, copy, locale }).map((line) => `€ ${line}`),
      ].join('\n'),
    ),
    `\n${fill(copy.plan.whole, { url })}`,
  ];
  return writtenIn(plan.choice.country, locale)(lines.join('\n'));
}
