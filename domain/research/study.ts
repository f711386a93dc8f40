// What administrators read about one version of one test: figures about people who agree to research, each with its number
// of people and its interval, or how many people are still missing. Codes and numbers; the words are the page's.
import * as z from '#domain/zod.ts';

/**
 * How large an item's difference is, in standard deviations of the item: up to the first nothing to mind, beyond the second
 * large (Zwick, Thayer & Mazzeo 1997, Appl Meas Educ 10, 321-344).
 */
export const DIFFERENCE = { small: 0.17, large: 0.25 } as const;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
const maybe = z.nullable(estimate);
const percentile = z.extend(estimate, { percent: z.number() });

/** Made of so many people on a day, or not yet. Counts are to the nearest five. */
function partOf<Figures extends z.core.$ZodType>(figures: Figures) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('made'), n: z.number(), asOf: day, figures }),
    z.object({ kind: z.literal('not-yet'), missing: z.number() }),
  ]);
}

const scaleFigures = z.object({
  scale: z.string(),
  mean: estimate,
  deviation: z.number(),
  alpha: maybe,
  omega: maybe,
  items: z.array(
    z.object({ item: z.string(), mean: estimate, itemRest: maybe, alphaIfDropped: maybe }),
  ),
});

const retestFigures = z.object({
  /** Quartiles of the days between both tests. */
  days: z.array(z.number()),
  scales: z.array(z.object({ scale: z.string(), r: maybe })),
});

/** Medians of a person's times, in ms. The first percentile is what a limit may be. */
const timeFigures = z.array(percentile);

const differenceFigures = z.object({
  reference: z.object({ group: z.string(), n: z.number() }),
  groups: z.array(
    z.object({
      group: z.string(),
      n: z.number(),
      items: z.array(z.object({ item: z.string(), difference: maybe })),
    }),
  ),
});

const normFigures = z.array(
  z.object({
    ageBand: z.string(),
    country: z.string(),
    n: z.number(),
    scales: z.array(
      z.object({
        scale: z.string(),
        mean: estimate,
        deviation: estimate,
        percentiles: z.array(percentile),
      }),
    ),
  }),
);

export const groupings = ['language', 'age', 'country'] as const;
export type Grouping = (typeof groupings)[number];

const differences = partOf(differenceFigures);

const study = z.object({
  instrument: z.string(),
  version: z.number(),
  n: z.number(),
  scales: partOf(z.array(scaleFigures)),
  retest: partOf(retestFigures),
  times: partOf(timeFigures),
  differences: z.object({ language: differences, age: differences, country: differences }),
  norms: partOf(normFigures),
});

/**
 * How often tests and what people say they study agree: a share with its interval, and the same share by popularity alone
 * where that can be told. It is about people's newest test, whatever its version, so it is no part of a version's study.
 */
const criterionFigures = z.object({ share: z.nullable(estimate), chance: z.nullable(z.number()) });
const criterionStudy = z.object({
  families: partOf(criterionFigures),
  reactions: partOf(criterionFigures),
});

export type Study = z.infer<typeof study>;
export type CriterionFigures = z.infer<typeof criterionFigures>;
export type CriterionStudy = z.infer<typeof criterionStudy>;
export type Estimate = z.infer<typeof estimate>;
export type Percentile = z.infer<typeof percentile>;
export type ScaleFigures = z.infer<typeof scaleFigures>;
export type RetestFigures = z.infer<typeof retestFigures>;
export type DifferenceFigures = z.infer<typeof differenceFigures>;
export type NormFigures = z.infer<typeof normFigures>;
export type Part<Figures> =
  | { kind: 'made'; n: number; asOf: string; figures: Figures }
  | { kind: 'not-yet'; missing: number };

/** `undefined` for anything that is no study of this form. */
export function parseStudy(value: unknown): Study | undefined {
  const result = study.safeParse(value);
  return result.success ? result.data : undefined;
}

/** `undefined` for anything that is no study of the criterion. */
export function parseCriterionStudy(value: unknown): CriterionStudy | undefined {
  const result = criterionStudy.safeParse(value);
  return result.success ? result.data : undefined;
}
