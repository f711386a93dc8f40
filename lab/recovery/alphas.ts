// Internal consistency of every scale on made-up people, and the standard error that follows from it. Of values and
// personality this only shows what the assumed people give: it is no finding.
import { keyedValue, type Instrument } from '#domain/instruments/instrument.ts';
import { cronbachAlpha, variance } from '#lab/statistics/alpha.ts';
import { itemStatistics } from '#lab/statistics/item-statistics.ts';
import { decimals } from '#lab/statistics/print-share.ts';
import type { Person } from '#tools/demo/respondents.ts';

/** Prints alpha and standard error of measurement per scale. */
export function alphaTable(instrument: Instrument, people: readonly Person[]): void {
  console.log(
    `\n${instrument.id} v${instrument.version}, ${people.length} people   alpha    SEM (the instrument says ${instrument.precision.standardError}), lowest item-rest correlation`,
  );
  for (const scale of instrument.scales) {
    const items = instrument.items.filter((item) => item.scale === scale);
    const answers = people.map(({ responses }) =>
      items.map((item) => keyedValue(instrument.choices, item, responses[item.id] ?? 0)),
    );
    const alpha = cronbachAlpha(answers) ?? 0;
    const totals = answers.map((row) => row.reduce((sum, value) => sum + value, 0));
    const sd = Math.sqrt(variance(totals) ?? 0);
    const rests = itemStatistics(answers).map(({ itemRest }) => itemRest ?? 0);
    const lowest = Math.min(...rests);
    console.log(
      `${scale.padEnd(30)} ${decimals(alpha)}    ${(sd * Math.sqrt(1 - alpha)).toFixed(2)}    ${items[rests.indexOf(lowest)]?.id} ${decimals(lowest)}`,
    );
  }
}
