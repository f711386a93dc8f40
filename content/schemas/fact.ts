// A figure of the world that pages print. Prices of public degrees are in `content/tuition`.
import { z } from 'zod';
import { yearEnd } from '#domain/fact-age.ts';
import { inOrder, published, source, year } from './source.ts';
import { day, id, inBothLanguages, text } from './words.ts';

export const factSchema = z
  .strictObject({
    /** Subject first, then year or edition: `room-madrid-2025`. Never used again for another value. */
    id,
    value: z.union([z.number(), text]),
    /** What the value is counted in; of `text` it is words that are the same in both languages, of `day` `YYYY-MM-DD`. */
    unit: z.enum([
      'EUR',
      'count',
      'EUR/credit',
      'EUR/month',
      'EUR/year',
      'countries',
      'day',
      'days',
      'exams',
      'grade',
      'hours',
      'hours/week',
      'minutes',
      'million jobs',
      'months',
      'per euro',
      'percent',
      'people',
      'points',
      'rank',
      'times',
      'years',
      'text',
    ]),
    /**
     * Of a price, a fee or a deadline: the year that it is of; `where` names it. When it has ended the figure is stale, and
     * eighteen months later it enters no sum (`domain/fact-age.ts`).
     */
    year: year.optional(),
    /** What the value says, as a part of a sentence that stands beside it. */
    what: inBothLanguages.refine(({ es, en }) => es !== en, 'is the same in both languages'),
    /** Where or for whom it holds. */
    where: inBothLanguages,
    /** Publisher and edition or date, as it is cited. */
    source: text.min(4),
    ...source,
    /**
     * Of mark `S`, the kind of source, for texts print it beside the figure ("según la prensa, octubre de 2023"): a paper, a page of an
     * office for an earlier year, or others, as a summary or a copy; `on` is when, where something says it.
     */
    said: z
      .strictObject({ by: z.enum(['press', 'earlier', 'other']), on: published.optional() })
      .optional(),
  })
  .check(inOrder)
  .refine(({ value, unit }) => isOfUnit(value, unit), {
    path: ['value'],
    error: 'is not in its unit',
  })
  .refine(({ unit, year }) => year !== undefined || !unit.startsWith('EUR'), {
    path: ['year'],
    error: 'is missing: every price is of a year',
  })
  .refine(({ where, year }) => [where.es, where.en].every((place) => names(place, year)), {
    path: ['where'],
    error: 'does not name the year',
  })
  .refine(({ mark, said }) => (mark === 'S') === (said !== undefined), {
    path: ['said'],
    error: 'says who says what is marked S, and nothing else',
  });

export const factSubjectSchema = z.strictObject({
  /** What its facts are about, for editors. */
  about: text,
  /** Only pages that the build alone renders print its facts: no script of a page brings them along. */
  builtOnly: z.literal(true).optional(),
  facts: z.array(factSchema).min(1),
});

function isOfUnit(value: number | string, unit: string): boolean {
  if (unit === 'text') return typeof value === 'string';
  return unit === 'day' ? day.safeParse(value).success : typeof value === 'number';
}

function names(place: string, year: string | undefined): boolean {
  if (year === undefined) return true;
  return [year, yearEnd(year) ?? ''].some((each) => place.includes(each.slice(0, 'YYYY'.length)));
}
