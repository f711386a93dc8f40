// How often chance would name all three true interests: as many types as the result names, drawn by lot.
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';

/** Of 100 people, by form, and how many types are named on average. */
export type ByChance = { readonly share: number; readonly named: number };

/** So many of the twenty sets of three types lie within `named` of six. */
function chanceOf(named: number): number {
  return (named * (named - 1) * (named - 2)) / (6 * 5 * 4);
}

export function namedByChance(
  population: Population,
  { people, form, seed }: { readonly people: number; readonly form: Form; readonly seed: number },
): ByChance {
  const next = createRespondents(interestsV2, population, createRandom(seed));
  let [sum, types, told] = [0, 0, 0];
  for (let at = 0; at < people; at += 1) {
    const { responses } = next();
    const asked = form === 'short' ? followPath(interestsV2, responses).asked : undefined;
    const given = asked
      ? Object.fromEntries(asked.map((id) => [id, responses[id] ?? 0]))
      : responses;
    const profile = interestsProfile(scoreScales(interestsV2, given, form), interestsV2.precision);
    if (profile.kind !== 'differentiated') continue;
    const named = profile.leading.flat().length;
    sum += chanceOf(named);
    types += named;
    told += 1;
  }
  return { share: sum / told, named: types / told };
}
