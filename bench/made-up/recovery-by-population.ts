// How often the interest test finds what is there in six populations, version by version. Version 1 is the reference: a
// later version must find as much in every one of them.
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { byLetter, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Person } from '#tools/demo/respondents.ts';
import { interestsPopulations } from './interests-populations.ts';
import { credit, topOf } from './recovered-letters.ts';
import { decimals, mean } from '../shares.ts';

/** So much less than version 1 may a later one find; of 20,000 people the standard error of a share is .003. */
const BEHIND_REFERENCE = 0.01;
/** What the short form may find less than the full one, and how many questions it may ask on average. */
const SHORT = { firstLess: 0.03, setLess: 0.045, items: { fitted: 36, elsewhere: 44 } } as const;

type Recovery = { readonly first: number; readonly set: number };
type Row = { readonly full: Recovery; readonly short: Recovery; readonly items: number };

/** Prints a table for each version, the first of which is the reference; false when one misses a limit. */
export function populationTables(
  versions: readonly InterestsInstrument[],
  { people, seed }: { readonly people: number; readonly seed: number },
): boolean {
  const reference = new Map<string, Row>();
  let isMet = true;
  for (const instrument of versions) {
    console.log(`\nRIASEC v${instrument.version}, six populations of ${people} people`);
    console.log(`${''.padEnd(22)} full: first  set    short: first  set    items`);
    for (const [name, population] of Object.entries(interestsPopulations)) {
      const next = createRespondents(instrument, population, createRandom(seed));
      const row = rowOf(instrument, Array.from({ length: people }, next));
      if (!reference.has(name)) reference.set(name, row);
      const missed = missedBy(row, reference.get(name) ?? row, name === 'as fitted');
      const { full, short, items } = row;
      console.log(
        `${name.padEnd(22)}       ${decimals(full.first)}   ${decimals(full.set)}         ${decimals(short.first)}   ${decimals(short.set)}   ${items.toFixed(1)}   ${missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`}`,
      );
      isMet = isMet && missed.length === 0;
    }
  }
  return isMet;
}

function rowOf(instrument: InterestsInstrument, people: readonly Person[]): Row {
  const asked = people.map(({ responses }) => followPath(instrument, responses).asked);
  const brief = people.map(({ levels, responses }, index) => ({
    levels,
    responses: Object.fromEntries((asked[index] ?? []).map((id) => [id, responses[id] ?? 0])),
  }));
  return {
    full: recoveryOf(instrument, 'full', people),
    short: recoveryOf(instrument, 'short', brief),
    items: mean(asked.map(({ length }) => length)),
  };
}

function recoveryOf(
  instrument: InterestsInstrument,
  form: Form,
  people: readonly Person[],
): Recovery {
  const credits = people.map((person) => {
    const scores = scoreScales(instrument, person.responses, form);
    const points = byLetter((letter) => {
      const score = scores.find(({ scale }) => scale === letter);
      return score?.kind === 'scored' ? score.raw : 0;
    });
    return { first: credit(topOf(person, 1), points), set: credit(topOf(person, 3), points) };
  });
  return {
    first: mean(credits.map(({ first }) => first)),
    set: mean(credits.map(({ set }) => set)),
  };
}

function missedBy({ full, short, items }: Row, before: Row, isFitted: boolean): string[] {
  const limits: readonly (readonly [string, boolean])[] = [
    ['first letter of version 1', full.first >= before.full.first - BEHIND_REFERENCE],
    ['set of version 1', full.set >= before.full.set - BEHIND_REFERENCE],
    ['first letter, short', short.first >= full.first - SHORT.firstLess],
    ['set, short', short.set >= full.set - SHORT.setLess],
    ['length', items <= (isFitted ? SHORT.items.fitted : SHORT.items.elsewhere)],
  ];
  return limits.flatMap(([limit, isMet]) => (isMet ? [] : [limit]));
}
