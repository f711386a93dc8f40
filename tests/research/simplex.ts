/**
 * The largest value of `aim · x` with `lines · x = totals` and x ≥ 0, by the simplex method with artificial variables
 * (Bland's rule, so it ends). Assumes that a solution exists and that the aim is bounded.
 */
export function largest(
  aim: readonly number[],
  lines: readonly (readonly number[])[],
  totals: readonly number[],
): number {
  const tiny = 1e-9;
  const count = aim.length;
  const size = count + lines.length;
  const rows = lines.map((line, n) => [
    ...line,
    ...lines.map((_, other) => (other === n ? 1 : 0)),
    totals[n] ?? 0,
  ]);
  const basis = lines.map((_, n) => count + n);
  const cell = (row: readonly number[] | undefined, column: number) => row?.[column] ?? 0;

  function optimise(weights: readonly number[], columns: number): number {
    for (;;) {
      const weightOf = (column: number) => weights[column] ?? 0;
      const gain = (column: number) =>
        weightOf(column) -
        rows.reduce((sum, row, n) => sum + weightOf(basis[n] ?? 0) * cell(row, column), 0);
      const enter = Array.from({ length: columns }, (_, column) => column).find(
        (column) => !basis.includes(column) && gain(column) > tiny,
      );
      if (enter === undefined) {
        return rows.reduce((sum, row, n) => sum + weightOf(basis[n] ?? 0) * cell(row, size), 0);
      }
      const limits = rows
        .map((row, n) => ({ n, ratio: cell(row, size) / cell(row, enter), step: cell(row, enter) }))
        .filter(({ step }) => step > tiny)
        .toSorted((a, b) => a.ratio - b.ratio || (basis[a.n] ?? 0) - (basis[b.n] ?? 0));
      const leave = limits[0]?.n;
      if (leave === undefined) throw new Error('the aim has no bound');
      pivot(leave, enter);
    }
  }

  function pivot(leave: number, enter: number): void {
    const step = cell(rows[leave], enter);
    const scaled = (rows[leave] ?? []).map((value) => value / step);
    for (const [n, row] of rows.entries()) {
      const factor = cell(row, enter);
      rows[n] = n === leave ? scaled : row.map((value, c) => value - factor * cell(scaled, c));
    }
    basis[leave] = enter;
  }

  optimise(
    Array.from({ length: size }, (_, column) => (column < count ? 0 : -1)),
    size,
  );
  // Artificial variables that are left stand at nought; push them out where a real one can take the place.
  for (const [n, column] of basis.entries()) {
    if (column < count) continue;
    const real = aim.findIndex((_, c) => Math.abs(cell(rows[n], c)) > tiny && !basis.includes(c));
    if (real >= 0) pivot(n, real);
  }
  return optimise(
    Array.from({ length: size }, (_, column) => (column < count ? (aim[column] ?? 0) : 0)),
    count,
  );
}
