// How much of a scale's points is what its items have in common: McDonald's omega total (McDonald 1999, Test theory, ch. 6)
// of a one-factor model by maximum likelihood. Unlike alpha it does not take every item to be equally good.
import { dot, invert, times, type Matrix } from './matrix.ts';

/** 97.5th percentile of the normal distribution. */
export const Z95 = 1.959964;
const CHANGE = 1e-10;
const ROUNDS = 20_000;
/** No item is all factor (Heywood case): so much of its variance stays its own, as R's psych has it. */
const LEAST_OWN = 0.005;

export type Omega = {
  readonly omega: number;
  /** 95 % interval: delta method on the expected information (Raykov 2002, Multivariate Behav Res 37, 89-103). */
  readonly low: number;
  readonly high: number;
  /** Standardised loadings, item by item. */
  readonly loadings: readonly number[];
};

/**
 * (Σλ)² / ((Σλ)² + Σψ) of the items as scored. `undefined` with fewer than three items, an item without variance, or
 * no more people than items.
 * @param answers one row per person, one column per item, keyed, no gaps
 */
export function omegaTotal(answers: readonly (readonly number[])[]): Omega | undefined {
  const size = answers[0]?.length ?? 0;
  if (size < 3 || answers.length <= size) return undefined;
  const covariance = covariances(answers);
  const deviations = covariance.map((row, item) => Math.sqrt(row[item] ?? 0));
  if (deviations.some((deviation) => deviation === 0)) return undefined;
  const correlation = covariance.map((row, i) =>
    row.map((value, j) => value / ((deviations[i] ?? 1) * (deviations[j] ?? 1))),
  );
  const { loadings, own } = oneFactor(correlation);
  const loaded = loadings.map((value, item) => value * (deviations[item] ?? 0));
  const rest = own.map((value, item) => value * (deviations[item] ?? 0) ** 2);
  const [sum, ownSum] = [sumOf(loaded), sumOf(rest)];
  const omega = sum ** 2 / (sum ** 2 + ownSum);
  const error = errorOf(loaded, rest, answers.length);
  if (error === undefined) return undefined;
  return {
    omega,
    low: Math.max(0, omega - Z95 * error),
    high: Math.min(1, omega + Z95 * error),
    loadings,
  };
}

/** EM for one factor (Rubin & Thayer 1982, Psychometrika 47, 69-76): each round raises the likelihood. */
function oneFactor(correlation: Matrix): { loadings: number[]; own: number[] } {
  let loadings = correlation.map(() => Math.SQRT1_2);
  let own = correlation.map(() => 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    const weighted = loadings.map((value, item) => value / (own[item] ?? 1));
    const known = 1 + dot(loadings, weighted);
    const weights = weighted.map((value) => value / known);
    const shared = times(correlation, weights);
    const spread = 1 / known + dot(weights, shared);
    const next = shared.map((value) => value / spread);
    const change = Math.max(...next.map((value, item) => Math.abs(value - (loadings[item] ?? 0))));
    loadings = next;
    own = next.map((value, item) => Math.max(LEAST_OWN, 1 - value * (shared[item] ?? 0)));
    if (change < CHANGE) break;
  }
  return { loadings, own };
}

/**
 * The standard error of omega. Expected information of a covariance model: n/2 · tr(Σ⁻¹ ∂Σ Σ⁻¹ ∂Σ) (Bollen 1989,
 * Structural equations with latent variables, app. 4B), with Σ = λλ' + Ψ; then the gradient of omega.
 */
function errorOf(
  loadings: readonly number[],
  own: readonly number[],
  people: number,
): number | undefined {
  const implied = loadings.map((one, i) =>
    loadings.map((other, j) => one * other + (i === j ? (own[i] ?? 0) : 0)),
  );
  const inverse = invert(implied);
  if (!inverse) return undefined;
  const weighted = times(inverse, loadings);
  const known = dot(loadings, weighted);
  const information = [
    ...inverse.map((row, i) => [
      ...row.map((w, j) => people * ((weighted[i] ?? 0) * (weighted[j] ?? 0) + known * w)),
      ...row.map((w, j) => people * w * (weighted[j] ?? 0)),
    ]),
    ...inverse.map((row, i) => [
      ...row.map((w) => people * w * (weighted[i] ?? 0)),
      ...row.map((w) => (people / 2) * w ** 2),
    ]),
  ];
  const variance = invert(information);
  if (!variance) return undefined;
  const [sum, ownSum] = [sumOf(loadings), sumOf(own)];
  const total = (sum ** 2 + ownSum) ** 2;
  const gradient = [
    ...loadings.map(() => (2 * sum * ownSum) / total),
    ...own.map(() => -(sum ** 2) / total),
  ];
  return Math.sqrt(dot(gradient, times(variance, gradient)));
}

/** Sample covariances (n − 1) of the columns. */
function covariances(answers: readonly (readonly number[])[]): number[][] {
  const items = answers[0] ?? [];
  const means = items.map(
    (_, item) => sumOf(answers.map((row) => row[item] ?? 0)) / answers.length,
  );
  const off = answers.map((row) => row.map((value, item) => value - (means[item] ?? 0)));
  return items.map((_, i) =>
    items.map(
      (__, j) =>
        off.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0) / (off.length - 1),
    ),
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
