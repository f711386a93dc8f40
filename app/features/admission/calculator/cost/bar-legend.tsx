import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** What the three looks of a bar mean, and how much of the sum is certain. */
export function BarLegend({
  certain,
  said: { copy },
}: {
  /** Nothing where it is too little to tell. */
  certain: string | undefined;
  said: Pick<FormSaid, 'copy'>;
}) {
  const words = copy.cost.legend;
  return (
    <ul className="bar-legend">
      {certain !== undefined && (
        <li data-part="certain" data-told="">
          {fill(words.certain, { amount: certain })}
        </li>
      )}
      <li data-part="likely">{words.likely}</li>
      <li data-part="top">{words.top}</li>
    </ul>
  );
}
