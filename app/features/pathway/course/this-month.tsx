import { slotWords } from '#content/pathway/when-words.ts';
import { monthNameIn } from '#content/wording/formats.ts';
import { nextStop } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { MonthMoney } from './month-money.tsx';
import { NextStep } from './next-step.tsx';
import { StepLines, type MonthsGiven } from './step-lines.tsx';

/** What is to be done this month: the next step as a card; beside it the rest, a line each, and the money that is due with it. */
export function ThisMonth({ plan, large, renderTick, money: { due }, copy }: MonthsGiven) {
  const locale = useLocale();
  const words = copy.months;
  const [now] = plan.months;
  const next = nextStop(plan);
  const shown = plan.stops.find(({ id }) => id === large);
  const isOpen = shown && now?.stops.includes(shown);
  const { pathway } = plan;
  // What was done before its call was over stands in no month any more.
  const inMonths = new Set(plan.months.flatMap(({ stops }) => stops));
  const over = plan.stops.filter((stop) => stop.done !== null && !inMonths.has(stop));
  const rest = [...(now?.stops ?? []), ...over].filter((stop) => stop !== shown);
  const money = now?.money ?? [];
  return (
    <section className="this-month" aria-labelledby="this-month-title">
      <div className="next-stop">
        <h3 id="this-month-title" className="eyebrow">
          <span>
            {words.now}
            {now && `: ${monthNameIn(locale).format(new Date(now.month))}`}
          </span>
        </h3>
        {!isOpen && (
          <p>
            {next
              ? fill(words.nothingYet, {
                  step: copy.steps[next.id].title,
                  when: slotWords(next.slot, copy.when, locale),
                })
              : words.nothing}
          </p>
        )}
        {shown && (
          <NextStep
            stop={shown}
            after={next}
            isNow={isOpen === true}
            tick={renderTick(shown, true)}
            pathway={pathway}
            copy={copy}
          />
        )}
      </div>
      {rest.length + money.length > 0 && (
        <div className="month-also">
          {rest.length > 0 && <h4>{words.also}</h4>}
          <StepLines stops={rest} renderTick={renderTick} pathway={pathway} copy={copy} />
          {money.length > 0 && <MonthMoney due={due(money)} title={words.dueNow} />}
        </div>
      )}
    </section>
  );
}
