import type { ReactNode } from 'react';
import { monthNameIn } from '#content/wording/formats.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Stop } from '#domain/pathway/plan-for.ts';
import { StaleLine } from '#app/features/pathway/fact-sources.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { MonthMoney } from './month-money.tsx';
import { StepLines, type MonthsGiven } from './step-lines.tsx';

/** The months after this one, to the start: a line for each step that begins, and what is paid then. */
export function MonthsAhead({
  start,
  notes,
  ...given
}: MonthsGiven & {
  /** What holds of all of them. */
  notes: ReactNode;
  /** The month (`YYYY-MM`) in which the course begins. */
  start: string;
}) {
  const { renderTick, money: due, copy } = given;
  const { months, pathway } = given.plan;
  const locale = useLocale();
  const words = copy.months;
  const told = months
    .slice(1)
    .map((each) => ({ ...each, stops: each.stops.filter(({ id }) => id !== given.large) }))
    .filter(({ month, stops, money }) => stops.length + money.length > 0 || month === start);
  const foot = (
    <div className="month-foot">
      {notes}
      {due.rate && <p>{due.rate}</p>}
      <StaleLine
        facts={pathway.steps.flatMap(({ facts }) => facts)}
        stale={pathway.staleFacts}
        words={copy.answer}
      />
    </div>
  );
  if (told.length === 0) return foot;
  return (
    <section className="journey" aria-labelledby="month-band-title">
      <h3 id="month-band-title">{words.band}</h3>
      <ol className="month-band">
        {told.map(({ month, stops, money }) => (
          <li key={month} className={stateOf(stops, month === start)}>
            <h4 className="month-name">
              {monthNameIn(locale).format(new Date(month))}{' '}
              <span>{month.slice(0, 'YYYY'.length)}</span>
              {month === start && <span className="month-start">{words.start}</span>}
            </h4>
            <StepLines stops={stops} renderTick={renderTick} pathway={pathway} copy={copy} />
            {money.length > 0 && (
              <MonthMoney
                due={due.due(money)}
                title={money.every(({ purpose }) => purpose === 'show') ? words.shows : words.pays}
              />
            )}
          </li>
        ))}
      </ol>
      {foot}
    </section>
  );
}

/** A month is lit once everything that begins in it is done. */
function stateOf(stops: readonly Stop<Fact>[], isStart: boolean): string {
  const isLit = stops.length > 0 && stops.every(({ done }) => done !== null);
  return ['month', isStart && 'is-start', isLit && 'is-lit'].filter(Boolean).join(' ');
}
