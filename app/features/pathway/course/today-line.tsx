import { monthsBetween } from '#domain/pathway/months.ts';
import { endOf, type UsualYear } from '#content/pathway/usual-year.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { staleAfter } from './stale-after.ts';

/** Which month it is, which September is reached from it and how far that is: a line a month, of which the first that is not over is shown. */
export function TodayLine({
  usual,
  year,
  today,
  copy,
}: {
  /** How many months the way takes at leisure. */
  usual: number;
  year: UsualYear;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy['usual'];
}) {
  const locale = useLocale();
  const words = (month: string, start: string, isTight: boolean) => {
    if (isTight) return copy.tight;
    return monthsBetween(month, start) < usual ? copy.fewer : copy.calm;
  };
  return (
    <div className="today">
      {year.months.map(({ month, start, isTight }) => (
        <p key={month} {...staleAfter(endOf(month), today)}>
          <strong>{fill(copy.today, { month: monthWords(month, locale) })}</strong>{' '}
          {fill(words(month, start, isTight), {
            start: monthWords(start, locale),
            left: monthsBetween(month, start),
          })}
        </p>
      ))}
    </div>
  );
}
