import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthMoney } from '#content/pathway/amount-words.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { MonthPlan } from '#domain/pathway/plan-for.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** The months from now to the start, each with what begins then and what is paid: a band where there is room, else a list. */
export function MonthBand({
  plan: { months },
  start,
  tuition,
  copy,
}: {
  plan: MonthPlan<Fact>;
  /** The month (`YYYY-MM`) in which the course begins. */
  start: string;
  /** What tuition costs this family, as far as is known. */
  tuition: string;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.months;
  return (
    <section aria-labelledby="month-band-title">
      <h3 id="month-band-title">{words.band}</h3>
      <ol className="month-band">
        {months.map(({ month, stops, money }, index) => (
          <li
            key={month}
            className={stops.length + money.length === 0 ? 'month is-empty' : 'month'}
            aria-current={index === 0 ? 'date' : undefined}
          >
            <p className="month-name">
              {monthWords(month, locale)}
              {index === 0 && <span className="pathway-tag">{words.today}</span>}
            </p>
            {month === start && <p className="month-start">{words.start}</p>}
            {stops.length > 0 && (
              <ul>
                {stops.map(({ id, done }) => (
                  <li key={id} className={done === null ? undefined : 'is-done'}>
                    <a href={`#step-${id}`}>{copy.steps[id].title}</a>
                    {done !== null && ` (${words.done})`}
                  </li>
                ))}
              </ul>
            )}
            {monthMoney(money, { tuition, copy, locale }).map((line) => (
              <p key={line} className="month-money">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
