// The border between a stored release and its readers: the page, and the next release.
import * as z from '#domain/zod.ts';
import type { Release } from './release.ts';

const names = z.array(z.string());
const numbers = z.array(z.number());
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const table = z.object({
  rows: names,
  columns: names,
  cells: z.array(z.array(z.nullable(z.number()))),
  rowTotals: numbers,
  columnTotals: numbers,
  total: z.number(),
  asOf: day,
});

const release = z.object({
  instrument: z.string(),
  version: z.number(),
  n: z.number(),
  from: day,
  to: day,
  k: z.number(),
  scales: z.array(
    z.object({
      scale: z.string(),
      mean: z.number(),
      deviation: z.number(),
      alpha: z.nullable(z.number()),
    }),
  ),
  correlations: z.array(numbers),
  order: z.nullable(
    z.object({
      predictions: z.number(),
      met: z.number(),
      tied: z.number(),
      violated: z.number(),
      index: z.number(),
      asGood: z.number(),
      p: z.number(),
    }),
  ),
  firstByAge: z.nullable(table),
  firstByCountry: z.nullable(table),
});

/** `undefined` for anything that is no release of this form. */
export function parseRelease(value: unknown): Release | undefined {
  const result = release.safeParse(value);
  return result.success ? result.data : undefined;
}
