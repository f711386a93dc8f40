import { endOf, type UsualYear } from '#content/pathway/usual-year.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { staleAfter } from './stale-after.ts';

/** When whoever begins today has her first class: before any question. A line for each answer, until its last month is over. */
export function ReachLine({
  year: { months },
  today,
  copy,
}: {
  year: UsualYear;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy['usual'];
}) {
  const locale = useLocale();
  const told = months.map(({ month, start, isTight }) => ({
    month,
    words: fill(isTight ? copy.tight : copy.reach, { start: monthWords(start, locale) }),
  }));
  return (
    <div className="today">
      {told
        .filter(({ words }, index) => told[index + 1]?.words !== words)
        .map(({ month, words }) => (
          <p key={month} {...staleAfter(endOf(month), today)}>
            {words}
          </p>
        ))}
    </div>
  );
}
