import type { ReactNode } from 'react';
import { monthWords } from '#content/pathway/when-words.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Harbour } from './harbour.tsx';

/** The end of the way: the boat in its harbour by night, and on the edge of the sea what can be done with the plan. */
export function Arrival({
  start,
  title,
  children,
}: {
  /** The month (`YYYY-MM`) in which the course begins. */
  start: string;
  title: string;
  /** Cards. */
  children: ReactNode;
}) {
  const locale = useLocale();
  return (
    <section className="arrival no-print" aria-labelledby="arrival-title">
      <div className="arrival-night">
        <div className="arrival-words">
          <p>{monthWords(start, locale)}</p>
          <h3 id="arrival-title">{title}</h3>
        </div>
        <Harbour />
      </div>
      <div className="arrival-cards">{children}</div>
    </section>
  );
}
