import { monthsBetween } from '#domain/pathway/months.ts';
import { endOf } from '#content/pathway/usual-year.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { fill } from '#content/wording/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { staleAfter } from '#app/features/pathway/course/stale-after.ts';
import type { ToldCountry } from './told-country.ts';

/** In which September whoever begins today has her first class, how far that is, and how long it usually takes: as of each month, of which the first that is not over is shown. */
export function CountryReach({
  usual,
  dated: { year, today },
  copy,
}: {
  /** How many months the way takes at leisure. */
  usual: number;
  dated: ToldCountry['dated'];
  copy: Copy['numbers']['time'];
}) {
  const locale = useLocale();
  return (
    <div>
      <dt>{copy.title}</dt>
      <dd className="country-when">
        {year.months.map(({ month, start, isTight }) => {
          const left = monthsBetween(month, start);
          const words = left < usual ? copy.fewer : copy.left;
          return (
            <div key={month} {...staleAfter(endOf(month), today)}>
              <strong>{monthWords(start, locale)}</strong>{' '}
              <span>{fill(isTight ? copy.tight : words, { left, n: usual })}</span>
            </div>
          );
        })}
      </dd>
    </div>
  );
}
