import { monthMoney } from '#content/pathway/amount-words.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import { writtenIn } from '#content/wording/number-marks.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { StepLines, type MonthsGiven } from './step-lines.tsx';

/** The months after this one, to the start: a line for each step that begins, and what is paid then. */
export function MonthsAhead({
  start,
  ...given
}: MonthsGiven & {
  /** The month (`YYYY-MM`) in which the course begins. */
  start: string;
}) {
  const { renderTick, tuition, copy } = given;
  const { months, pathway } = given.plan;
  const locale = useLocale();
  const written = writtenIn(pathway.country, locale);
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
              <p className="month-money">
                {written(monthMoney(money, { tuition, copy, locale, isShort: true }).join(' · '))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
