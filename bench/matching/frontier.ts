// What each weight of fields gives and costs: the own career's place, and what a list keeps. On the reference form in halves,
// as real people's answers were cut, and on version 2 answered anew.
import type { InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import type { Career } from '#domain/matching/career.ts';
import { FIELD_WEIGHT, fieldLeanings } from '#domain/matching/field-leanings.ts';
import { decimals, mean } from '#lab/statistics/print-share.ts';
import { atWeight, found } from './own-career.ts';
import { CALIBRATED, createChoosers, type Chooser } from './people-with-fields.ts';
import { halfOf, referenceForm } from './reference-form.ts';
import { isTold, listOf, readTest, shownOf, type List } from './shown-list.ts';

const WEIGHTS = [0, 0.1, 0.2, 0.25, FIELD_WEIGHT];
/** Of a list of ten in two halves of 48 questions; the other halves of real people gave .437 without fields, .389 at .25. */
const KEPT_IN_HALVES = 0.4;

/** Prints a row for each weight, the last of which is the code's; false when its list does not stay. */
export function frontierTable(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { people, seed }: { readonly people: number; readonly seed: number },
): boolean {
  const reference = referenceForm(instrument);
  const halves = [halfOf(reference, 0), halfOf(reference, 1)] as const;
  const choosers = (form: InterestsInstrument, times: number): readonly Chooser[] => {
    const next = createChoosers(form, careers, CALIBRATED, { seed, times });
    return Array.from({ length: people }, next);
  };
  const [cut, twice] = [choosers(reference, 1), choosers(instrument, 2)];
  const gains = found(reference, careers, WEIGHTS.map(atWeight), {
    people: people * 4,
    seed,
    calibration: CALIBRATED,
  }).all.gains;
  const familyOf = new Map(careers.map(({ id, family }) => [id, family]));
  console.log(
    `\nBy weight of fields; ${people} people\nweight  gain    halves: list  families    anew: list  families    own family shown`,
  );
  let isMet = true;
  for (const [at, weight] of WEIGHTS.entries()) {
    const list = (form: InterestsInstrument, one: Chooser['tests'][number]) =>
      listAt(form, one, careers, weight);
    const pairs = cut.map(
      ({ tests: [one] }) => [list(halves[0], one), list(halves[1], one)] as const,
    );
    const again = twice.map(
      ({ tests: [one, other = one] }) => [list(instrument, one), list(instrument, other)] as const,
    );
    const own = twice.flatMap(({ own: id }, n) => {
      const shown = again[n]?.[0];
      return shown ? [shownOf(shown).some((one) => familyOf.get(one) === familyOf.get(id))] : [];
    });
    const inHalves = kept(pairs, shownOf);
    console.log(
      `${decimals(weight)}   ${(gains[at]?.gain ?? 0).toFixed(4)}          ${decimals(inHalves)}      ${decimals(kept(pairs, threeOf))}          ${decimals(kept(again, shownOf))}      ${decimals(kept(again, threeOf))}                ${decimals(mean(own))}`,
    );
    if (weight === FIELD_WEIGHT) isMet = inHalves >= KEPT_IN_HALVES;
  }
  console.log(
    `the list of the last row, in halves: at least ${decimals(KEPT_IN_HALVES)} ${isMet ? 'met' : 'MISSED'}`,
  );
  return isMet;
}

/** Leanings count in proportion to their weight, so another weight is the same as leanings so much longer. */
function listAt(
  form: InterestsInstrument,
  person: Chooser['tests'][number],
  careers: readonly Career[],
  weight: number,
): List | undefined {
  const read = readTest(form, person);
  if (!isTold(read)) return undefined;
  const leanings = Object.fromEntries(
    Object.entries(fieldLeanings(form.items, person.responses)).map(([field, leaning]) => [
      field,
      (leaning * weight) / FIELD_WEIGHT,
    ]),
  );
  return listOf({ ...read, leanings }, careers, 'university');
}

const threeOf = (list: List | undefined) => list?.families.slice(0, 3) ?? [];

function kept(
  pairs: readonly (readonly [List | undefined, List | undefined])[],
  namesOf: (list: List | undefined) => readonly string[],
): number {
  return mean(
    pairs.flatMap(([one, other]) => {
      const [first, second] = [namesOf(one), namesOf(other)];
      return first.length === 0
        ? []
        : [first.filter((name) => second.includes(name)).length / first.length];
    }),
  );
}
