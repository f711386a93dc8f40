// What rules of admission say of facts and of each other: a fact that travels to the calculators, one rule for a way in a region.
import type { Records } from '../kinds.ts';

/** One line a mistake, in the form of `told`. */
export function admissionRuleMistakes(records: Records): readonly string[] {
  const known = new Set(records.facts.get('admission')?.facts.map(({ id }) => id));
  return [...records['admission-rules']].flatMap(([name, { way, region, facts }]) => {
    const say = (field: string, reason: string) =>
      `content/admission-rules/${name}.yaml ${field}: ${reason}`;
    return [
      ...(name === `${way}-${region}` ? [] : [say('way', `the file is called ${way}-${region}`)]),
      ...facts
        .filter((fact) => !known.has(fact))
        .map((fact) => say('facts', `no fact of admission is called ${fact}`)),
    ];
  });
}
