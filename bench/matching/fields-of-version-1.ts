// The field that each item of version 1 would have, by what it asks: for the bench alone, which measures what fields find
// with either version. A report of version 1 has no fields. `i01` and `i07` ask about science as such.
import type { InterestField } from '#domain/instruments/interests/fields.ts';
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';

const itemsByField: Readonly<Partial<Record<InterestField, readonly string[]>>> = {
  machines: ['r01', 'r03', 'r07', 'r09'],
  building: ['r04', 'r05', 'r10'],
  land: ['r02', 'r06', 'r08'],
  physical: ['i06', 'i09', 'i10'],
  life: ['i05'],
  people: ['i03'],
  computing: ['i02', 'i04', 'i08'],
  words: ['a01', 'a09'],
  image: ['a04', 'a06', 'a07'],
  music: ['a03'],
  stage: ['a05', 'a10'],
  design: ['a02', 'a08'],
  teaching: ['s01', 's05', 's09'],
  health: ['s08'],
  care: ['s02', 's04', 's10'],
  community: ['s03', 's06', 's07'],
  selling: ['e04', 'e06', 'e07'],
  leading: ['e01', 'e03', 'e08', 'e09'],
  law: ['e05'],
  starting: ['e02', 'e10'],
  numbers: ['c02', 'c08'],
  records: ['c01', 'c06', 'c07', 'c10'],
  checking: ['c03', 'c09'],
  planning: ['c04'],
  rules: ['c05'],
};

const fieldOf = new Map(
  Object.entries(itemsByField).flatMap(([field, ids]) => ids.map((id) => [id, field] as const)),
);

/** The instrument with a field for each item: its own where the version has them, else those above. */
export function withFields(instrument: InterestsInstrument): InterestsInstrument {
  if (instrument.items.some(({ field }) => field !== undefined)) return instrument;
  const items = instrument.items.map((item) => {
    const field = fieldOf.get(item.id);
    return field === undefined ? item : { ...item, field };
  });
  return { ...instrument, items };
}
