// The normal distribution as power needs it.

/** The quantile of a 95 % interval. */
export const Z95 = 1.959964;

/** Share of a standard normal below z; error below 1.5e-7 (Abramowitz & Stegun 1964, 7.1.26). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const erf = 1 - sum * Math.exp(-(z * z) / 2);
  return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}
