import { monthWords } from '#content/pathway/when-words.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { MoneyLines } from './money-lines.tsx';
import { StepLines, type MonthsGiven } from './step-lines.tsx';

/** The months after this one, to the start: a line for each step that begins, and what is paid then. */
export function MonthsAhead({
  start,
  ...given
}: MonthsGiven & {
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
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="month-band-title">
      <h3 id="month-band-title">{words.band}</h3>
      <ol className="month-band">
        {told.map(({ month, stops, money }) => (
          <li key={month} className={month === start ? 'month is-start' : 'month'}>
            <h4 className="month-name">
              {monthWords(month, locale)}
              {month === start && <span className="month-start">{words.start}</span>}
            </h4>
            <StepLines stops={stops} renderTick={renderTick} pathway={pathway} copy={copy} />
            {money.length > 0 && (
              <div className="month-money">
                <MoneyLines lines={due.tell(money)} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {due.rate && <p className="month-rate">{due.rate}</p>}
    </section>
  );
}
