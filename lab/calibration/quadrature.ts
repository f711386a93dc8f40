// Where a trait may lie, in steps: integrals over people become sums over these points.

const POINTS = 61;
const REACH = 6;

/** Places of the trait from −6 to 6 standard deviations. */
export const places: Float64Array = Float64Array.from(
  { length: POINTS },
  (_, at) => -REACH + (2 * REACH * at) / (POINTS - 1),
);

/** Share of people at each place when the trait is normal with mean 0 and deviation 1. */
export const shares: Float64Array = normalShares();

function normalShares(): Float64Array {
  const density = places.map((place) => Math.exp((-place * place) / 2));
  const whole = density.reduce((sum, value) => sum + value, 0);
  return density.map((value) => value / whole);
}
