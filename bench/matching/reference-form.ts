// A form of 48 questions like the one that 18,231 real people answered: 17 of the 28 fields, few of them well. What a review
// measured on them was measured with this little, so the leanings of made-up people are fitted on it.
import { riasecLetters, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { InterestField } from '#domain/instruments/interests/fields.ts';
import type { Career } from '#domain/matching/career.ts';

/** Questions of each field; biology and factories above all, as there. */
const asked: Readonly<
  Record<(typeof riasecLetters)[number], Readonly<Partial<Record<InterestField, number>>>>
> = {
  R: { machines: 4, building: 4 },
  I: { life: 5, physical: 3 },
  A: { words: 2, image: 2, music: 2, stage: 2 },
  S: { teaching: 3, care: 3, community: 2 },
  E: { selling: 4, leading: 2, starting: 2 },
  C: { numbers: 3, records: 4, checking: 1 },
};

/** The form, with choices and error of a published instrument. */
export function referenceForm({
  choices,
  precision,
  scales,
}: InterestsInstrument): InterestsInstrument {
  const items = riasecLetters.flatMap((scale) =>
    Object.entries(asked[scale]).flatMap(([field, count]) =>
      Array.from({ length: count }, (_, at) => {
        return { id: `${field}-${at}`, scale, reversed: false, facet: field, field };
      }),
    ),
  );
  const forms = { full: items.map(({ id }) => id) };
  return { id: 'riasec', version: 0, scales, choices, precision, items, forms };
}

/** Every second item of each scale, beginning with the first or the second. */
export function halfOf(instrument: InterestsInstrument, first: 0 | 1): InterestsInstrument {
  const seen = new Map<string, number>();
  const items = instrument.items.filter(({ scale }) => {
    const place = seen.get(scale) ?? 0;
    seen.set(scale, place + 1);
    return place % 2 === first;
  });
  const { id, version, scales, choices, precision } = instrument;
  return {
    id,
    version,
    scales,
    choices,
    precision,
    items,
    forms: { full: items.map((item) => item.id) },
  };
}

/** Careers of whose fields at least half are asked about. */
export function wellAsked(
  { items }: InterestsInstrument,
  careers: readonly Career[],
): ReadonlySet<string> {
  const fields = new Set(items.map(({ field }) => field));
  return new Set(
    careers.flatMap((career) => {
      const known = career.fields.filter((field) => fields.has(field)).length;
      return known > 0 && known * 2 >= career.fields.length ? [career.id] : [];
    }),
  );
}
