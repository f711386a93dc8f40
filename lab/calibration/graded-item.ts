// One item of the graded response model (Samejima 1969, Psychometrika Monograph 17): the chance of choosing category k or
// a higher one is logistic(a·θ + dₖ), so that dₖ = −a·bₖ with difficulty bₖ. No factor 1.7.

/** `boundaries`: dₖ, falling; one fewer than there are categories. */
export type GradedItem = { readonly slope: number; readonly boundaries: readonly number[] };

/** Never less than this chance, so that no logarithm is infinite. */
const LEAST_CHANCE = 1e-12;

/** The chance of each category at a place of the trait. */
export function categoryChances({ slope, boundaries }: GradedItem, place: number): number[] {
  const above = [1, ...boundaries.map((boundary) => logistic(slope * place + boundary)), 0];
  return above
    .slice(0, -1)
    .map((chance, category) => Math.max(LEAST_CHANCE, chance - (above[category + 1] ?? 0)));
}

/**
 * How the logarithm of each category's chance moves with the parameters, slope first and then the boundaries: one row a
 * category.
 */
export function categoryGradients(item: GradedItem, place: number): number[][] {
  const { slope, boundaries } = item;
  const chances = categoryChances(item, place);
  const steep = [0, ...boundaries.map((boundary) => steepness(slope * place + boundary)), 0];
  return chances.map((chance, category) => {
    const [lower, upper] = [steep[category] ?? 0, steep[category + 1] ?? 0];
    const row = [(place * (lower - upper)) / chance, ...boundaries.map(() => 0)];
    if (category > 0) row[category] = lower / chance;
    if (category < boundaries.length) row[category + 1] = -upper / chance;
    return row;
  });
}

/** Fisher information of an answer about the trait, Σ (∂Pₖ/∂θ)² / Pₖ (Samejima 1969). */
export function itemInformation(item: GradedItem, place: number): number {
  const { slope, boundaries } = item;
  const steep = [0, ...boundaries.map((boundary) => steepness(slope * place + boundary)), 0];
  return categoryChances(item, place).reduce((sum, chance, category) => {
    const change = slope * ((steep[category] ?? 0) - (steep[category + 1] ?? 0));
    return sum + change ** 2 / chance;
  }, 0);
}

/** bₖ: where on the trait half of the people choose category k or a higher one. */
export function difficulties({ slope, boundaries }: GradedItem): number[] {
  return boundaries.map((boundary) => -boundary / slope);
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function steepness(value: number): number {
  const chance = logistic(value);
  return chance * (1 - chance);
}
