// Cronbach's alpha (1951) added up one person at a time, without keeping answers: with sample variances (n − 1)
// k/(k−1) · (1 − Σ var(item) / var(total)).

export type Reliability = {
  /** One person's keyed answers to the items of a scale, without gaps; whole numbers. */
  add(answers: readonly number[]): void;
  /** At most 1; `undefined` with fewer than two items or people, or when totals do not vary. */
  alpha(): number | undefined;
};

export function createReliability(items: number): Reliability {
  let n = 0;
  const sums = Array<number>(items + 1).fill(0);
  const squares = Array<number>(items + 1).fill(0);
  function count(index: number, value: number): void {
    sums[index] = (sums[index] ?? 0) + value;
    squares[index] = (squares[index] ?? 0) + value * value;
  }
  // n·Σx² − (Σx)²: the variance times n·(n − 1), a whole number; the factor cancels out.
  const spread = (index: number) => n * (squares[index] ?? 0) - (sums[index] ?? 0) ** 2;
  return {
    add(answers) {
      n += 1;
      let total = 0;
      for (let index = 0; index < items; index += 1) {
        const value = answers[index] ?? 0;
        count(index, value);
        total += value;
      }
      count(items, total);
    },
    alpha() {
      const total = spread(items);
      if (items < 2 || n < 2 || total === 0) return undefined;
      let within = 0;
      for (let index = 0; index < items; index += 1) within += spread(index);
      return (items / (items - 1)) * (1 - within / total);
    },
  };
}
