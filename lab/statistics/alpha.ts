import { createReliability } from '#domain/research/reliability.ts';

/**
 * Cronbach's alpha (1951), as releases have it. Alone it proves little: careless answers hardly move it.
 * @param answers one row per person, one column per item, whole numbers, no gaps
 */
export function cronbachAlpha(answers: readonly (readonly number[])[]): number | undefined {
  const reliability = createReliability(answers[0]?.length ?? 0);
  for (const row of answers) reliability.add(row);
  return reliability.alpha();
}

/** Sample variance (n − 1); `undefined` for fewer than two values. */
export function variance(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
