// The E step of the calibration: given items, how many people of each answer are to be expected at each place of the trait
// (Bock & Aitkin 1981, Psychometrika 46, 443-459).
import { categoryChances, type GradedItem } from './graded-item.ts';
import { places, shares } from './quadrature.ts';

/** Item by item, category by category: people to be expected at each place. */
export type ExpectedCounts = readonly (readonly Float64Array[])[];

/** Logarithms of the chances: item, category, place. */
export function logChances(items: readonly GradedItem[]): Float64Array[][] {
  return items.map((item) => {
    const rows = Array.from(
      { length: item.boundaries.length + 1 },
      () => new Float64Array(places.length),
    );
    for (const [at, place] of places.entries()) {
      for (const [category, chance] of categoryChances(item, place).entries()) {
        const row = rows[category];
        if (row) row[at] = Math.log(chance);
      }
    }
    return rows;
  });
}

/**
 * Where on the trait a person may be who answered so: writes a share for each place into `posterior`, and returns the
 * logarithm of the chance of the answers.
 */
export function locate(
  answers: readonly number[],
  logs: readonly (readonly Float64Array[])[],
  posterior: Float64Array,
): number {
  posterior.fill(0);
  for (const [item, category] of answers.entries()) {
    const row = logs[item]?.[category];
    if (!row) continue;
    for (let at = 0; at < row.length; at += 1)
      posterior[at] = (posterior[at] ?? 0) + (row[at] ?? 0);
  }
  let highest = -Infinity;
  for (const log of posterior) if (log > highest) highest = log;
  let whole = 0;
  for (let at = 0; at < posterior.length; at += 1) {
    const share = (shares[at] ?? 0) * Math.exp((posterior[at] ?? 0) - highest);
    posterior[at] = share;
    whole += share;
  }
  for (let at = 0; at < posterior.length; at += 1) posterior[at] = (posterior[at] ?? 0) / whole;
  return highest + Math.log(whole);
}

/** Expected counts of all people, and the logarithm of the likelihood of their answers. */
export function expectCounts(
  answers: readonly (readonly number[])[],
  items: readonly GradedItem[],
): { readonly counts: ExpectedCounts; readonly logLikelihood: number } {
  const logs = logChances(items);
  const counts = logs.map((rows) => rows.map(() => new Float64Array(places.length)));
  const posterior = new Float64Array(places.length);
  let logLikelihood = 0;
  for (const row of answers) {
    logLikelihood += locate(row, logs, posterior);
    for (const [item, category] of row.entries()) {
      const count = counts[item]?.[category];
      if (!count) continue;
      for (let at = 0; at < count.length; at += 1)
        count[at] = (count[at] ?? 0) + (posterior[at] ?? 0);
    }
  }
  return { counts, logLikelihood };
}
