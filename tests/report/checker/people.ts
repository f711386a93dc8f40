// Made-up people by a seed whose whole reports are read: full and short form, one to three tests, cards in order or not, some answers
// left out, from several populations.
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { personalityV2 } from '#content/instruments/personality/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form, Instrument } from '#domain/instruments/instrument.ts';
import { personalityPopulation, valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents } from '#tools/demo/respondents.ts';

export type MadeUpPerson = {
  /** Of the seed, from 0. */
  readonly number: number;
  readonly attempts: readonly Attempt[];
  readonly form: Form;
  readonly ageBand: AgeBand | null;
  readonly level: 'both' | 'university' | 'vocational';
  /** The scale whose card stands first; nothing where the cards were not put in order. */
  readonly firstCard: string | undefined;
};

/** Every fourth took the short form; of ten five took all three tests, one left answers out. The same number is the same person. */
export function createPeople(seed: number): () => MadeUpPerson {
  const random = createRandom(seed);
  const kinds = Object.values(interestsPopulations).map((population, at) => ({
    interests: createRespondents(interestsV2, population, createRandom(seed + 10 + at)),
    values: createRespondents(valuesV2, valuesPopulation, createRandom(seed + 20 + at)),
    personality: createRespondents(
      personalityV2,
      personalityPopulation,
      createRandom(seed + 30 + at),
    ),
  }));
  const one = <Each>(list: readonly Each[]): Each | undefined =>
    list[Math.floor(random.uniform() * list.length)];
  let number = -1;
  return () => {
    number += 1;
    const kind = kinds[number % kinds.length];
    if (!kind) throw new Error('there is no population');
    const form = number % 4 === 3 ? 'short' : 'full';
    const taken = number % 10;
    const isRanked = random.uniform() < 0.8;
    const values = kind.values().responses;
    const isWith = {
      interests: taken !== 8,
      values: taken < 5 || taken === 5 || taken === 8,
      personality: taken < 5 || taken === 6 || taken === 8,
    };
    const gaps = taken === 2 ? random.uniform() : 0;
    const answers = {
      interests:
        form === 'short' ? shortAnswers(kind.interests().responses) : kind.interests().responses,
      values: isRanked ? values : withoutCards(values),
      personality: kind.personality().responses,
    };
    const left = (given: Attempt['answers']) =>
      Object.fromEntries(Object.entries(given).filter(() => gaps === 0 || random.uniform() > 0.1));
    return {
      number,
      form,
      attempts: [
        ...(isWith.interests ? [attemptAt(interestsV2, left(answers.interests), form)] : []),
        ...(isWith.values
          ? [
              attemptAt(
                valuesV2,
                gaps > 0 ? withCardsOf(left(answers.values), answers.values) : answers.values,
              ),
            ]
          : []),
        ...(isWith.personality ? [attemptAt(personalityV2, left(answers.personality))] : []),
      ],
      ageBand: one(['14-15', '16-17', '18-24', '25+', null] as const) ?? null,
      level: one(['both', 'university', 'vocational'] as const) ?? 'both',
      firstCard: isWith.values && isRanked ? firstCardOf(values) : undefined,
    };
  };
}

function shortAnswers(responses: Readonly<Record<string, number>>): Record<string, number> {
  const { asked } = followPath(interestsV2, responses);
  return Object.fromEntries(asked.map((id) => [id, responses[id] ?? 0]));
}

const isCard = (id: string) => id.startsWith('card-');

function withoutCards(answers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !isCard(id)));
}

/** Answers may be left out; the order of the cards is whole, or it is none. */
function withCardsOf(left: Attempt['answers'], whole: Attempt['answers']): Attempt['answers'] {
  return { ...left, ...Object.fromEntries(Object.entries(whole).filter(([id]) => isCard(id))) };
}

function firstCardOf(answers: Readonly<Record<string, number>>): string | undefined {
  return valuesV2.ranking?.cards.find(({ id }) => answers[id] === 1)?.scale;
}

function attemptAt(
  instrument: Instrument,
  answers: Attempt['answers'],
  form: Form = 'full',
): Attempt {
  return {
    id: `${instrument.id}-attempt`,
    instrument: instrument.id,
    version: instrument.version,
    form,
    locale: 'es',
    state: 'submitted',
    answers,
    itemTimes: {},
    startedAt: '2026-11-20T11:50:00Z',
    submittedAt: '2026-11-20T12:00:00Z',
  };
}
