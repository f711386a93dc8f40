// Whom the hostile reader reads: every combination of tests, both forms and both versions, of all ages and aims, and people who
// answer honestly, undecidedly, carelessly, or to whom all or nothing appeals.
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { personalityV2 } from '#content/instruments/personality/v2/instrument.ts';
import { valuesV1 } from '#content/instruments/values/v1/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { personalityPopulation, valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents } from '#tools/demo/respondents.ts';

const ways = [
  'honest',
  'honest',
  'undecided',
  'honest',
  'lot',
  'honest',
  'line',
  'all',
  'none',
] as const;
export type Way = (typeof ways)[number];

/** What the reader knows of somebody besides the text. */
export type Subject = {
  readonly number: number;
  readonly way: Way;
  readonly version: 1 | 2;
  readonly form: 'full' | 'short';
  readonly ageBand: AgeBand | null;
  readonly level: 'both' | 'university' | 'vocational';
  readonly attempts: readonly Attempt[];
  readonly firstCard: string | undefined;
};

const versions = {
  1: { interests: interestsV1, values: valuesV1, personality: personalityV1 },
  2: { interests: interestsV2, values: valuesV2, personality: personalityV2 },
} as const;
const ages = ['14-15', '16-17', '18-24', '25+', null] as const;
const levels = ['both', 'university', 'vocational'] as const;

/** The same number is the same person. Of five one answered an earlier version, of four one the short form. */
export function createSubjects(seed: number): () => Subject {
  const random = createRandom(seed);
  const respondents = ([1, 2] as const).map((version) => ({
    interests: createRespondents(
      versions[version].interests,
      interestsPopulations.teenagers,
      random,
    ),
    values: createRespondents(versions[version].values, valuesPopulation, random),
    personality: createRespondents(versions[version].personality, personalityPopulation, random),
  }));
  let number = -1;
  return () => {
    number += 1;
    const version = number % 5 === 4 ? 1 : 2;
    const form = number % 4 === 1 ? 'short' : 'full';
    const way = ways[number % ways.length] ?? 'honest';
    // One to three tests: the bits of 1 to 7, so that each combination comes as often.
    const taken = (number % 7) + 1;
    const of = respondents[version - 1];
    if (!of) throw new Error('no such version');
    const attempts = (['interests', 'values', 'personality'] as const).flatMap((id, bit) => {
      const instrument = versions[version][id];
      const answers = answersOf(instrument, of[id]().responses, way, random.uniform);
      if (((taken >> bit) & 1) === 0) return [];
      const isShort = id === 'interests' && form === 'short';
      return [attemptWith(instrument, isShort ? pathOf(instrument, answers) : answers, isShort)];
    });
    const values = attempts.find(({ instrument }) => instrument === 'values');
    return {
      number,
      way,
      version,
      form,
      ageBand: ages[number % ages.length] ?? null,
      level: levels[Math.floor(number / 5) % levels.length] ?? 'both',
      attempts,
      firstCard: values && firstCardIn(versions[version].values, values.answers),
    };
  };
}

/** The answers of somebody who feels as the made-up person does, and answers in a way. */
function answersOf(
  { items, choices: { min, max } }: Instrument,
  honest: Attempt['answers'],
  way: Way,
  uniform: () => number,
): Attempt['answers'] {
  if (way === 'honest') return honest;
  const answer = () => {
    if (way === 'undecided') return min + 1 + Math.floor(uniform() * 3);
    if (way === 'lot') return min + Math.floor(uniform() * (max - min + 1));
    if (way === 'line') return max - 1;
    return way === 'all' ? max - 1 + Math.floor(uniform() * 2) : min + Math.floor(uniform() * 2);
  };
  return { ...honest, ...Object.fromEntries(items.map(({ id }) => [id, answer()])) };
}

function pathOf(instrument: Instrument, answers: Attempt['answers']): Attempt['answers'] {
  const { asked } = followPath(instrument, answers);
  return Object.fromEntries(asked.map((id) => [id, answers[id] ?? 0]));
}

function firstCardIn({ ranking }: Instrument, answers: Attempt['answers']): string | undefined {
  return ranking?.cards.find(({ id }) => answers[id] === 1)?.scale;
}

function attemptWith(
  { id, version }: Instrument,
  answers: Attempt['answers'],
  isShort: boolean,
): Attempt {
  return {
    id: `${id}-attempt`,
    instrument: id,
    version,
    form: isShort ? 'short' : 'full',
    locale: 'es',
    state: 'submitted',
    answers,
    itemTimes: {},
    startedAt: '2026-11-20T11:50:00Z',
    submittedAt: '2026-11-20T12:00:00Z',
  };
}
