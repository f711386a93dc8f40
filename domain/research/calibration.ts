// A calibration of one version of one test, as it is kept: what every item asks of the trait, with standard errors, and how
// much it tells.
import * as z from '#domain/zod.ts';

/** Fewest people behind a calibration (Reise & Yu 1990, J Educ Meas 27, 133-144, ask for 500 and more). */
export const FEWEST_CALIBRATED = 1_000;

/** `error`: standard error, `null` where answers do not tell, as when everybody gives the same to an item. */
const figure = z.object({ value: z.number(), error: z.nullable(z.number()) });

const calibration = z.object({
  instrument: z.string(),
  version: z.number(),
  n: z.number(),
  asOf: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  scales: z.array(
    z.object({
      scale: z.string(),
      rounds: z.number(),
      /** What is left of the gradient of a person's mean log likelihood. */
      gradient: z.number(),
      items: z.array(
        z.object({
          item: z.string(),
          slope: figure,
          /** `category`: the keyed value that half of the people reach who are so far on the trait. */
          difficulties: z.array(z.extend(figure, { category: z.number() })),
          /** Fisher information of an answer, on average over a normal trait. */
          information: z.number(),
        }),
      ),
    }),
  ),
});

export type Calibration = z.infer<typeof calibration>;

/** `undefined` for anything that is no calibration of this form. */
export function parseCalibration(value: unknown): Calibration | undefined {
  const result = calibration.safeParse(value);
  return result.success ? result.data : undefined;
}
