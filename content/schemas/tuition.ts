// What a public degree costs, by payer: the only place where such a price is written (decision 044).
import { z } from 'zod';
import { pricedBranches } from '#domain/cost/priced-branch.ts';
import { regionIds } from '#domain/regions.ts';
import { inOrder, published, source, year } from './source.ts';
import { inBothLanguages, text } from './words.ts';

/** The source, when, and on which page: a home page would only pretend to say it. */
const cited = {
  publisher: text,
  published,
  sourceKind: z.enum(['press', 'official']),
  ...source,
  url: source.url.refine(
    (said) => (URL.parse(said)?.pathname ?? '').length >= 20,
    'is a home page',
  ),
  /** What else is to be known of the source, for editors. */
  note: text.optional(),
};
const citation = z.strictObject(cited).check(inOrder);
const region = z.enum(regionIds);
const euros = z.number().positive();
/** Which year a price is of. */
const ofYear = { ...cited, year };

/** What citizens of the European Union and residents of Spain pay at first enrolment, in euros. */
const residentPrice = z
  .strictObject({
    ...ofYear,
    per: z.enum(['credit', 'year']),
    /** `mean` over the degrees, one price for all of them (`single`), from `low` to `high`, or `from` low upwards. */
    form: z.enum(['mean', 'single', 'range', 'from']),
    low: euros,
    high: euros,
  })
  .check(inOrder);

/** Degrees whose price stands for others of their level. */
const exampleDegrees = ['law', 'engineering', 'biomedicine'] as const;

/** What all others pay: the normal case of a family from Latin America. */
const foreignPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unknown') }),
  z
    .strictObject({
      kind: z.literal('examples'),
      ...ofYear,
      /** Euros a year of sixty credits, beside what a resident paid for the same. */
      examples: z
        .array(
          z.strictObject({
            degree: z.enum(exampleDegrees),
            resident: euros,
            foreign: euros,
          }),
        )
        .min(1),
      /** A cut that was announced, with the last source that it was not in force. */
      announcedCut: citation.optional(),
    })
    .check(inOrder),
  z
    .strictObject({
      /** So many times what residents pay. */
      kind: z.literal('times'),
      ...ofYear,
      times: z.number().positive(),
      /** The year from which it may rise to the full cost. */
      fullCostFrom: z.number().int().optional(),
    })
    .check(inOrder),
  z
    .strictObject({
      /** Each university decides, up to so many times what residents pay. */
      kind: z.literal('up-to-times'),
      ...ofYear,
      times: z.number().positive(),
    })
    .check(inOrder),
  /** Charged more in that year; nothing says how much. */
  z.strictObject({ kind: z.literal('more'), ...ofYear }).check(inOrder),
  /** Charged no more in that year. */
  z.strictObject({ kind: z.literal('same'), ...ofYear }).check(inOrder),
]);

const ofRegion = z.strictObject({
  region,
  name: inBothLanguages,
  /** `null`: no figure was found. */
  resident: residentPrice.nullable().default(null),
  foreign: foreignPrice,
});

export const tuitionSchema = z
  .strictObject({
    /** The mean over all of Spain. */
    spain: residentPrice,
    /** The one look at all regions: those that charged no more in that year; all the others did. */
    census: z.strictObject({ ...ofYear, without: z.array(region) }).check(inOrder),
    /** Which branches pay the price of which example: our own inference from the levels of the source. */
    levels: z
      .strictObject({
        ...ofYear,
        branches: z.record(z.enum(exampleDegrees), z.array(z.enum(pricedBranches))),
      })
      .check(inOrder),
    /** A university that says that a stay for studies is no residence. */
    stay: citation,
    regions: z.array(ofRegion).refine(hasEachOnce, 'has not each region once'),
  })
  .refine(
    ({ census, regions }) =>
      regions.every(
        ({ region, foreign }) => foreign.kind !== 'same' || census.without.includes(region),
      ),
    { path: ['census', 'without'], error: 'lacks a region that charges the same' },
  );

export type TuitionRecord = z.infer<typeof tuitionSchema>;

function hasEachOnce(rows: readonly { readonly region: string }[]): boolean {
  const ids = rows.map(({ region }) => region);
  return ids.length === regionIds.length && regionIds.every((each) => ids.includes(each));
}
