import { wholeEurosIn } from '#content/wording/formats.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** What the three looks of a bar mean, and how much of the sum is certain. */
export function BarLegend({
  certain,
  said: { locale, copy },
}: {
  /** Euros; nothing where it is too little to tell. */
  certain: number | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost.legend;
  return (
    <ul className="bar-legend">
      {certain !== undefined && (
        <li data-part="certain" data-told="">
          {fill(words.certain, {
            amount: wholeEurosIn(locale).format(Math.floor(certain / 10) * 10),
          })}
        </li>
      )}
      <li data-part="likely">{words.likely}</li>
      <li data-part="top">{words.top}</li>
    </ul>
  );
}
