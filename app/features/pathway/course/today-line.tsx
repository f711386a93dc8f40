import { endOf, type UsualYear } from '#content/pathway/usual-year.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { staleAfter } from './stale-after.ts';

/** Which month it is and which September is reached from it: a line a month, of which the first that is not over is shown. */
export function TodayLine({
  year,
  today,
  copy,
}: {
  year: UsualYear;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy['usual'];
}) {
  const locale = useLocale();
  return (
    <div className="today">
      {year.months.map(({ month, start, isTight }) => (
        <p key={month} {...staleAfter(endOf(month), today)}>
          <strong>{fill(copy.today, { month: monthWords(month, locale) })}</strong>{' '}
          {fill(isTight ? copy.tight : copy.calm, { start: monthWords(start, locale) })}
        </p>
      ))}
    </div>
  );
}
