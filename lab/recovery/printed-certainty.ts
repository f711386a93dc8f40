// Whether the certainty that a result prints for each age group (decision 076) is what made-up people give.
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import {
  certainty,
  type Certainty,
  type CertaintyGroup,
} from '#domain/instruments/interests/certainty.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { mean } from '#lab/statistics/print-share.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Person } from '#tools/demo/respondents.ts';
import { credit, topOf } from './recovered-letters.ts';

type Population = keyof typeof interestsPopulations;

/** Which populations may promise a group what it is told: of several the lowest figure of each kind counts. */
const promisedBy: readonly {
  readonly group: CertaintyGroup;
  readonly only?: Population;
}[] = [
  { group: 'adults', only: 'as fitted' },
  { group: 'teenagers', only: 'teenagers' },
  { group: 'youngest' },
];

const columns = ['first', 'set', 'order', 'full', 'short'] as const;
type Figures = Readonly<Record<(typeof columns)[number], number>>;

/** Prints what is printed beside what is found; false when a result promises more than a hundredth above it. */
export function printedCertaintyTable(
  instrument: InterestsInstrument,
  { people, seed }: { readonly people: number; readonly seed: number },
): boolean {
  const found: { readonly name: string; readonly figures: Figures }[] = [];
  for (const [name, population] of Object.entries(interestsPopulations)) {
    const next = createRespondents(instrument, population, createRandom(seed));
    found.push({ name, figures: figuresOf(instrument, Array.from({ length: people }, next)) });
  }
  console.log(`\nRIASEC v${instrument.version}, what a result prints by age group, and finds`);
  console.log(`${''.padEnd(12)}${columns.map((column) => column.padStart(11)).join('')}`);
  let isMet = true;
  for (const { group, only } of promisedBy) {
    const printed = flat(certainty[group]);
    const cells = columns.map((column) => {
      const populations = found.filter(({ name }) => only === undefined || name === only);
      const lowest = Math.min(...populations.map(({ figures }) => figures[column]));
      const isTrue = printed[column] / 100 <= lowest + 0.01;
      isMet = isMet && isTrue;
      return `${printed[column]} ${lowest.toFixed(3)}${isTrue ? ' ' : '!'}`.padStart(11);
    });
    console.log(`${group.padEnd(12)}${cells.join('')}`);
  }
  return isMet;
}

function flat({ first, set, order, named }: Certainty): Figures {
  return { first, set, order, ...named };
}

function figuresOf(instrument: InterestsInstrument, people: readonly Person[]): Figures {
  const full = people.map((person) => read(instrument, 'full', person));
  const short = people.map((person) => {
    const { asked } = followPath(instrument, person.responses);
    const responses = Object.fromEntries(asked.map((id) => [id, person.responses[id] ?? 0]));
    return read(instrument, 'short', { ...person, responses });
  });
  return {
    first: mean(full.map(({ person, points }) => credit(topOf(person, 1), points))),
    set: mean(full.map(({ person, points }) => credit(topOf(person, 3), points))),
    order: mean(full.map(({ person, points }) => orderCredit(topOf(person, 3), points))),
    full: mean(full.flatMap(({ isNamed }) => isNamed ?? [])),
    short: mean(short.flatMap(({ isNamed }) => isNamed ?? [])),
  };
}

function read(instrument: InterestsInstrument, form: Form, person: Person) {
  const profile = interestsProfile(
    scoreScales(instrument, person.responses, form),
    instrument.precision,
  );
  if (profile.kind === 'incomplete') throw new Error('a complete answer sheet was not scored');
  const isNamed =
    profile.kind === 'differentiated'
      ? Number(topOf(person, 3).every((letter) => profile.leading.flat().includes(letter)))
      : undefined;
  return { person, points: byLetter((letter) => profile.points[letter]), isNamed };
}

/** The chance that scores show these letters in this order, when equal scores are put in order by lot. */
function orderCredit(letters: readonly RiasecLetter[], points: ByLetter<number>): number {
  return letters.reduce((chance, letter, place) => {
    const left = riasecLetters.filter((one) => !letters.slice(0, place).includes(one));
    const highest = Math.max(...left.map((one) => points[one]));
    if (points[letter] < highest) return 0;
    return chance / left.filter((one) => points[one] === highest).length;
  }, 1);
}
