import type { FormSaid } from '../grade-words.ts';

/** What the three looks of a container mean. */
export function BarLegend({ words }: { words: FormSaid['copy']['cost']['legend'] }) {
  return (
    <ul className="bar-legend">
      <li data-part="certain">{words.sure}</li>
      <li data-part="likely">{words.likely}</li>
      <li data-part="top">{words.top}</li>
    </ul>
  );
}
