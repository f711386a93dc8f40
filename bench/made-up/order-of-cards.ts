// What putting cards in order adds to the ratings: how often what a made-up person values most comes first, by the ratings
// alone and with the order. The people are assumed; this shows what the weight of a place does, and is no finding.
import { rankingPoints } from '#domain/instruments/ranking.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { decimals, mean } from '../shares.ts';

/** How heavy an order counts, in multiples of what the instrument gives a place. */
const WEIGHTS = [0, 0.5, 1, 1.5, 2] as const;

export function orderTable(instrument: Instrument, people: readonly Person[]): void {
  console.log(`\n${instrument.id} v${instrument.version}: what is valued most comes first`);
  for (const weight of WEIGHTS) {
    const found = people.map(({ levels, responses }) => {
      const order = rankingPoints(instrument, responses);
      const points = scoreScales(instrument, responses).map((score) =>
        score.kind === 'scored' ? score.raw + weight * (order?.get(score.scale) ?? 0) : 0,
      );
      const top = Math.max(...points);
      const first = points.flatMap((one, index) => (one === top ? [index] : []));
      return first.includes(levels.indexOf(Math.max(...levels))) ? 1 / first.length : 0;
    });
    console.log(`  order × ${weight.toFixed(1)}   ${decimals(mean(found))}`);
  }
}
