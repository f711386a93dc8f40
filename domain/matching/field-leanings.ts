// What a person likes inside the types: the second layer of the order of careers, which tells engineering from biology where
// the six scores are alike. No norms and nothing learned: a person's answers beside her own others, and no one else's.
import { ownValue, type Item, type Responses } from '#domain/instruments/instrument.ts';
import type { Career } from './career.ts';

/** By field, how much more (or less) it is liked than its type; a field without questions is absent. */
export type FieldLeanings = Readonly<Record<string, number>>;

/**
 * A field's leaning: the mean of the answers to its items, less the mean of all answers to their type, divided by the person's
 * own spread of answers inside the types. So it is in her own steps: answering everything higher, or half as boldly,
 * changes nothing (decision 071). Items without a field count for the mean of their type alone; a version without fields
 * has none. Liking always adds: no item of an instrument with fields is reversed.
 */
export function fieldLeanings(
  items: readonly Pick<Item, 'id' | 'scale' | 'field'>[],
  responses: Responses,
): FieldLeanings {
  const answered = items.flatMap(({ id, scale, field }) => {
    const answer = ownValue(responses, id);
    return typeof answer === 'number' ? [{ scale, field, answer }] : [];
  });
  const typical = meansOf(answered.map(({ scale, answer }) => [scale, answer]));
  const apart = answered.map(({ scale, field, answer }) => ({
    field,
    by: answer - (typical.get(scale) ?? 0),
  }));
  const squares = apart.reduce((sum, { by }) => sum + by ** 2, 0);
  // A person who answers the same everywhere inside each type leans nowhere, by 0 steps of any length.
  const spread = Math.sqrt(squares / apart.length) || 1;
  return Object.fromEntries(
    meansOf(
      apart.flatMap(({ field, by }) =>
        field === undefined ? [] : [[field, by / spread] as const],
      ),
    ),
  );
}

/** The second layer's weight against Pearson's r: chosen by the frontier of decision 130, and learned from no answers. */
export const FIELD_WEIGHT = 0.3;

/** A leaning of a career: the mean over its fields that were asked about; `undefined` where fewer than half of them were. */
export function leaningTo(
  { fields }: Pick<Career, 'fields'>,
  leanings: FieldLeanings,
): number | undefined {
  let [sum, asked] = [0, 0];
  for (const field of fields) {
    const leaning = leanings[field];
    if (leaning === undefined) continue;
    sum += leaning;
    asked += 1;
  }
  return asked > 0 && asked * 2 >= fields.length ? sum / asked : undefined;
}

/**
 * Which careers are shown is decided by what would stay in a second test, and leanings stay less than scores: there they
 * count this share of their weight (decisions 130, 172).
 */
export const SHARE_IN_CHOICE = 0.1;

/** What leanings add to a career's r for its order. */
export function addedByFields(career: Pick<Career, 'fields'>, leanings: FieldLeanings): number {
  return FIELD_WEIGHT * (leaningTo(career, leanings) ?? 0);
}

/** By name, the mean of its figures. */
function meansOf(named: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; n: number }>();
  for (const [name, figure] of named) {
    const { sum, n } = sums.get(name) ?? { sum: 0, n: 0 };
    sums.set(name, { sum: sum + figure, n: n + 1 });
  }
  return new Map([...sums].map(([name, { sum, n }]) => [name, sum / n]));
}
