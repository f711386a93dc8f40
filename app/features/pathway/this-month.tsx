import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthMoney } from '#content/pathway/amount-words.ts';
import { paperWords, stopNotes } from '#content/pathway/stop-words.ts';
import { monthWords, slotWords } from '#content/pathway/when-words.ts';
import { nextStop, type MonthPlan, type Stop } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** What is to be done this month, with its papers, its ticks and the money that is due with it. */
export function ThisMonth({
  plan,
  stops,
  renderTick,
  tuition,
  copy,
}: {
  plan: MonthPlan<Fact>;
  /** What is open, and what was ticked today: a tick just made does not take its line away. */
  stops: readonly Stop<Fact>[];
  renderTick: (stop: Stop<Fact>) => ReactNode;
  /** What tuition costs this family, as far as is known. */
  tuition: string;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.months;
  const [now] = plan.months;
  const next = nextStop(plan);
  return (
    <section className="panel stack" aria-labelledby="this-month-title">
      <h3 id="this-month-title">
        {words.now} {now && <span className="text-muted">({monthWords(now.month, locale)})</span>}
      </h3>
      {stops.length === 0 && (
        <p>
          {next
            ? fill(words.nothingYet, {
                step: copy.steps[next.id].title,
                when: slotWords(next.slot, copy.when, locale),
              })
            : words.nothing}
        </p>
      )}
      <ul className="plan-stops">
        {stops.map((stop) => (
          <li key={stop.id}>
            <a href={`#step-${stop.id}`}>{copy.steps[stop.id].title}</a>
            <p className={stop.slot.kind === 'late' ? 'pathway-when is-late' : 'pathway-when'}>
              {[slotWords(stop.slot, copy.when, locale), ...stopNotes(stop, copy, locale)].join(
                ' · ',
              )}
            </p>
            {stop.documents.length > 0 && <p>{paperWords(stop.documents, copy)}</p>}
            {renderTick(stop)}
          </li>
        ))}
      </ul>
      {now && now.money.length > 0 && (
        <>
          <h4>{words.dueNow}</h4>
          <ul className="list">
            {monthMoney(now.money, { tuition, copy, locale }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
