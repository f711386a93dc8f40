// How often does the RIASEC test find what is there? Made-up people with known interests answer the real instrument,
// the real code scores them, and the tables say how often the first letter and the first three are the true ones.
import { expectedLength, type ExpectedLength } from '#domain/instruments/adaptive-length.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { interestsProfile, type InterestsProfile } from '#domain/instruments/interests/profile.ts';
import {
  byLetter,
  riasecLetters,
  type ByLetter,
  type InterestsInstrument,
} from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import type { Person } from '#tools/demo/respondents.ts';
import { credit, topOf } from './recovered-letters.ts';
import { mean, printShare } from '../shares.ts';

const GOALS = { full: { first: 0.78, set: 0.68 }, short: { first: 0.76, set: 0.65, items: 36 } };

type Result = {
  readonly person: Person;
  readonly profile: InterestsProfile;
  readonly points: ByLetter<number>;
  readonly errors: ByLetter<number>;
};

/** Prints the table of the full form; false when a goal is missed. */
export function fullTable(instrument: InterestsInstrument, people: readonly Person[]): boolean {
  console.log(
    `\nRIASEC v${instrument.version}, full form, ${instrument.forms.full.length} items, ${people.length} people`,
  );
  return recoveryLines(resultsOf(instrument, 'full', people), GOALS.full);
}

/** Prints the table of the adaptive short form; false when a goal is missed. */
export function shortTable(instrument: InterestsInstrument, people: readonly Person[]): boolean {
  const asked = people.map(({ responses }) => followPath(instrument, responses).asked);
  const brief = people.map((person, index) => ({
    ...person,
    responses: Object.fromEntries(
      (asked[index] ?? []).map((id) => [id, person.responses[id] ?? 0]),
    ),
  }));
  const lengths = asked.map(({ length }) => length);
  const items = mean(lengths);
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)];
  const error = Math.sqrt(mean(lengths.map((n) => (n - items) ** 2)) / lengths.length);
  const { startPerScale, settledAt } = instrument.adaptive ?? {};
  console.log(`\nRIASEC v${instrument.version}, adaptive short form, ${people.length} people`);
  console.log(
    `${startPerScale} items per type first, then rounds until both gaps pass z = ${settledAt}`,
  );
  console.log(
    `mean items ${items.toFixed(2)} (95 % interval ${(items - 1.96 * error).toFixed(2)} to ${(items + 1.96 * error).toFixed(2)}), at most ${GOALS.short.items} ${items <= GOALS.short.items ? 'met' : 'MISSED'}; 10 % ${at(0.1)}, half ${at(0.5)}, 90 % ${at(0.9)}, longest ${sorted.at(-1)}`,
  );
  const isMet = recoveryLines(resultsOf(instrument, 'short', brief), GOALS.short);
  const full = resultsOf(instrument, 'full', people);
  const short = resultsOf(instrument, 'short', brief);
  const within = short.flatMap(({ points, errors }, index) =>
    riasecLetters.map(
      (letter) => Math.abs(points[letter] - (full[index]?.points[letter] ?? 0)) <= errors[letter],
    ),
  );
  printShare('score of all 60 items within the error', within);
  const guesses = brief.map(({ responses }, index) =>
    [0, 12, 24, 30].flatMap((n) => {
      const path = asked[index] ?? [];
      if (path.length <= n) return [];
      const sofar = Object.fromEntries(path.slice(0, n).map((id) => [id, responses[id] ?? 0]));
      return [{ guess: expectedLength(instrument, sofar), n, total: path.length }];
    }),
  );
  for (const n of [0, 12, 24, 30])
    lengthLine(
      n,
      guesses.flat().filter((guess) => guess.n === n),
    );
  return isMet && items <= GOALS.short.items;
}

function lengthLine(n: number, guesses: readonly { guess: ExpectedLength; total: number }[]): void {
  const off = mean(guesses.map(({ guess, total }) => guess.expected - total));
  printShare(
    `length told after ${n} is in its range`,
    guesses.map(({ guess, total }) => total >= guess.least && total <= guess.most),
  );
  console.log(`${' '.repeat(41)}mean error of the length told ${off.toFixed(1)}`);
}

function resultsOf(
  instrument: InterestsInstrument,
  form: Form,
  people: readonly Person[],
): readonly Result[] {
  return people.map((person) => {
    const scores = scoreScales(instrument, person.responses, form);
    const profile = interestsProfile(scores, instrument.precision);
    if (profile.kind === 'incomplete') throw new Error('a complete answer sheet was not scored');
    const errors = byLetter((letter) => {
      const score = scores.find(({ scale }) => scale === letter);
      return score?.kind === 'scored' ? score.error : 0;
    });
    return { person, profile, points: profile.points, errors };
  });
}

function recoveryLines(
  results: readonly Result[],
  goals: { readonly first: number; readonly set: number },
): boolean {
  const told = results.flatMap(({ person, profile }) =>
    profile.kind === 'differentiated' ? [{ person, profile }] : [],
  );
  console.log(`${''.padEnd(40)} share  95 % interval   goal`);
  const first = printShare(
    'true first letter has the top score',
    results.map(({ person, points }) => credit(topOf(person, 1), points)),
    { atLeast: goals.first },
  );
  const set = printShare(
    'true first three have the top three',
    results.map(({ person, points }) => credit(topOf(person, 3), points)),
    { atLeast: goals.set },
  );
  printShare(
    'flat profile ("open interests")',
    results.map(({ profile }) => profile.kind === 'flat'),
  );
  printShare(
    'of the rest: first place tied',
    told.map(({ profile }) => profile.groups[0]?.length !== 1),
  );
  printShare(
    '  true first is in the first group',
    told.map(({ person, profile }) =>
      topOf(person, 1).every((letter) => profile.groups[0]?.includes(letter)),
    ),
  );
  printShare(
    '  true three are all in what is told',
    told.map(({ person, profile }) =>
      topOf(person, 3).every((letter) => profile.leading.flat().includes(letter)),
    ),
  );
  printShare(
    '  more than four letters are told',
    told.map(({ profile }) => profile.leading.flat().length > 4),
  );
  return first && set;
}
