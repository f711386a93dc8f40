// Means, standard deviations and correlations of whole-number scores, added up one person at a time. Only sums of whole
// numbers are kept, so the order of people cannot change a digit. Correlation after Pearson (1896).

export type Moments = {
  /** One person's values, as many as `size`; whole numbers. */
  add(values: readonly number[]): void;
  count(): number;
  means(): readonly number[];
  /** Sample standard deviations (n − 1); NaN for fewer than two people. */
  deviations(): readonly number[];
  /** `size` by `size`; NaN where a score does not vary. */
  correlations(): readonly (readonly number[])[];
};

export function createMoments(size: number): Moments {
  let n = 0;
  const sums = Array<number>(size).fill(0);
  const products = Array.from({ length: size }, () => Array<number>(size).fill(0));
  const at = (row: number, column: number) => products[row]?.[column] ?? 0;
  // n·Σxy − Σx·Σy stays a whole number below 2^53 for 150,000 people with 40 points.
  const spread = (row: number, column: number) =>
    n * at(row, column) - (sums[row] ?? 0) * (sums[column] ?? 0);
  return {
    add(values) {
      n += 1;
      for (const [row, value] of values.entries()) {
        sums[row] = (sums[row] ?? 0) + value;
        const line = products[row];
        if (!line) continue;
        for (const [column, other] of values.entries()) {
          line[column] = (line[column] ?? 0) + value * other;
        }
      }
    },
    count: () => n,
    means: () => sums.map((sum) => sum / n),
    deviations: () => sums.map((_, index) => Math.sqrt(spread(index, index) / (n * (n - 1)))),
    correlations: () =>
      sums.map((_, row) =>
        sums.map((__, column) =>
          row === column
            ? 1
            : spread(row, column) / Math.sqrt(spread(row, row) * spread(column, column)),
        ),
      ),
  };
}
