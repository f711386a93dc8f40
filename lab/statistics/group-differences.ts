// Whether an item is answered differently by two groups who answer the rest of its scale alike: regression of the item on
// the rest score and the group. The difference at equal rest is the standardised mean difference of Dorans & Schmitt
// (1991, ETS RR 91-47), fitted by least squares.
import { variance } from './alpha.ts';
import { dot, invert, times } from './matrix.ts';
import { Z95 } from './omega.ts';

export type ItemDifference = {
  /** The other group's mean less the reference group's, at equal rest scores, in deviations of the item within groups. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
};

/**
 * One record per item; `undefined` where an item or its rest does not vary. A rest score is not the trait itself: groups
 * that differ much in the trait leave a trace of it in every item of one direction, so a difference is a reason to read
 * the item again, no verdict.
 */
export function groupDifferences(
  reference: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): readonly (ItemDifference | undefined)[] {
  const items = reference[0]?.length ?? 0;
  return Array.from({ length: items }, (_, item) => differenceOf(reference, other, item));
}

function differenceOf(
  reference: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
  item: number,
): ItemDifference | undefined {
  const within = varianceWithin(
    reference.map((row) => row[item] ?? 0),
    other.map((row) => row[item] ?? 0),
  );
  const rows = [
    ...reference.map((row) => ({ row, is: 0 })),
    ...other.map((row) => ({ row, is: 1 })),
  ];
  const design = rows.map(({ row, is }) => [
    1,
    row.reduce((sum, value, at) => (at === item ? sum : sum + value), 0),
    is,
  ]);
  const given = rows.map(({ row }) => row[item] ?? 0);
  const inverse = invert(
    [0, 1, 2].map((i) =>
      [0, 1, 2].map((j) => design.reduce((sum, one) => sum + (one[i] ?? 0) * (one[j] ?? 0), 0)),
    ),
  );
  if (!inverse || within === undefined || within === 0) return undefined;
  const weights = times(
    inverse,
    [0, 1, 2].map((i) =>
      dot(
        design.map((one) => one[i] ?? 0),
        given,
      ),
    ),
  );
  const left = design.reduce(
    (sum, one, at) => sum + ((given[at] ?? 0) - dot(one, weights)) ** 2,
    0,
  );
  const deviation = Math.sqrt(within);
  const error = Math.sqrt(((inverse[2]?.[2] ?? 0) * left) / (rows.length - 3)) / deviation;
  const difference = (weights[2] ?? 0) / deviation;
  return { difference, low: difference - Z95 * error, high: difference + Z95 * error };
}

/** Variance within both groups, weighted by their people. */
function varianceWithin(one: readonly number[], other: readonly number[]): number | undefined {
  const [first, second] = [variance(one), variance(other)];
  if (first === undefined || second === undefined) return undefined;
  const [n, m] = [one.length - 1, other.length - 1];
  return (n * first + m * second) / (n + m);
}
