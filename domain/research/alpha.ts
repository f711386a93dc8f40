// Internal consistency of a scale (Cronbach 1951). Alone it proves little: careless answers hardly move it.

/**
 * Cronbach's alpha with sample variances (n − 1): k/(k−1) · (1 − Σ var(item) / var(total)). At most 1, may be negative.
 * `undefined` with fewer than two items, fewer than two people, or no variance in the totals.
 * @param answers one row per person, one column per item, no gaps
 */
export function cronbachAlpha(answers: readonly (readonly number[])[]): number | undefined {
  const items = answers[0]?.length ?? 0;
  const total = variance(answers.map((row) => row.reduce((sum, value) => sum + value, 0)));
  if (items < 2 || total === undefined || total === 0) return undefined;
  const itemVariances = Array.from({ length: items }, (_, item) =>
    variance(answers.map((row) => row[item] ?? 0)),
  );
  const within = itemVariances.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return (items / (items - 1)) * (1 - within / total);
}

/** Sample variance (n − 1); `undefined` for fewer than two values. */
export function variance(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
