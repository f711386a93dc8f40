// Do the six types lie in a circle? Randomisation test of hypothesised order relations (Hubert & Arabie 1987,
// Psychol Bull 102, 172-178) with the 72 predictions of Tracey & Rounds (1993, Psychol Bull 113, 229-246).
import type { Correlations, OrderTest } from '#domain/instruments/order-test.ts';
import { hexagonDistance } from './hexagon.ts';
import { riasecLetters } from './riasec.ts';

type Pair = readonly [number, number];
type Prediction = { readonly closer: Pair; readonly farther: Pair };

const predictions = makePredictions();
const allOrders = permutations([0, 1, 2, 3, 4, 5]);

/**
 * Tests a 6×6 matrix, rows and columns in the order R I A S E C; `p` of a circular model cannot go below 12/720.
 * `undefined` when it is not six by six or holds a value that is no finite number.
 */
export function testHexagonOrder(correlations: Correlations): OrderTest | undefined {
  const complete =
    correlations.length === 6 &&
    correlations.every((row) => row.length === 6 && row.every(Number.isFinite));
  if (!complete) return undefined;
  const [observed, ...others] = allOrders.map((order) => compare(correlations, order));
  if (observed === undefined) return undefined;
  const surplus = observed.met - observed.violated;
  const asGood = 1 + others.filter(({ met, violated }) => met - violated >= surplus).length;
  return {
    predictions: predictions.length,
    ...observed,
    index: surplus / predictions.length,
    asGood,
    p: asGood / allOrders.length,
  };
}

/** Every pair of types expected to correlate more than every pair that lies farther apart on the hexagon. */
function makePredictions(): readonly Prediction[] {
  const pairs = riasecLetters.flatMap((a, i) =>
    riasecLetters
      .slice(i + 1)
      .map((b, j) => ({ pair: [i, i + 1 + j] as const, distance: hexagonDistance(a, b) })),
  );
  return pairs.flatMap((closer) =>
    pairs
      .filter((farther) => farther.distance > closer.distance)
      .map((farther) => ({ closer: closer.pair, farther: farther.pair })),
  );
}

function compare(correlations: Correlations, order: readonly number[]) {
  const at = ([a, b]: Pair) => correlations[order[a] ?? 0]?.[order[b] ?? 0] ?? 0;
  const differences = predictions.map(({ closer, farther }) => at(closer) - at(farther));
  const met = differences.filter((difference) => difference > 0).length;
  const tied = differences.filter((difference) => difference === 0).length;
  return { met, tied, violated: predictions.length - met - tied };
}

/** All orders of a list; the given one comes first. */
function permutations(values: readonly number[]): readonly (readonly number[])[] {
  if (values.length === 0) return [[]];
  return values.flatMap((first) =>
    permutations(values.filter((value) => value !== first)).map((rest) => [first, ...rest]),
  );
}
