import { expect, it } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents } from '#tools/demo/respondents.ts';
import { contradictionsIn, type Reasons } from './contradictions.ts';

type Person = { readonly points: ByLetter<number> };

const PEOPLE = 5_000;

/** Every career that may be suggested to a person, with what would be said of it. */
function told(responses: Readonly<Record<string, number>>): readonly (Reasons & Person)[] {
  const profile = interestsProfile(scoreScales(interestsV2, responses), interestsV2.precision);
  if (profile.kind !== 'differentiated') return [];
  const { points, max } = profile;
  return (rankCareers(points, careers) ?? [])
    .filter(({ band }) => band !== 'weak')
    .flatMap(({ career }) => {
      const explanation = explainMatch(points, career, max);
      return explanation.kind === 'flat' ? [] : [{ career, explanation, points }];
    });
}

it('no reason of 5,000 generated people contradicts another or the score table', () => {
  const next = createRespondents(interestsV2, riasecPopulation, createRandom(20_261_122));
  const wrong: string[] = [];
  let reasons = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    for (const each of told(next().responses)) {
      reasons += 1;
      wrong.push(...contradictionsIn(each, each.points));
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(reasons).toBeGreaterThan(PEOPLE * 5);
});

const points: ByLetter<number> = { R: 4, I: 36, A: 20, S: 24, E: 10, C: 12 };
const honest: Reasons = {
  career: { interests: { R: 2, I: 6.5, A: 2, S: 5, E: 2, C: 4 } },
  explanation: {
    shared: ['I', 'S'],
    gap: { letter: 'C', higher: 'career' },
    isCloseEverywhere: false,
  },
};

function planted(
  changes: Partial<Reasons['explanation']>,
  interests = honest.career.interests,
): Reasons {
  return {
    ...honest,
    career: { ...honest.career, interests },
    explanation: { ...honest.explanation, ...changes },
  };
}

it('finds nothing in reasons that are true', () => {
  expect(contradictionsIn(honest, points)).toEqual([]);
});

it.each([
  [
    'what unites is low in the table',
    planted({ shared: ['R'] }),
    /R is shared, and low in the table/,
  ],
  ['what unites is low in the job', planted({ shared: ['A'] }), /A is shared, and low in the job/],
  [
    'what unites lies below the own mean',
    planted({ shared: ['C'] }),
    /C is shared, and below the own/,
  ],
  ['one type unites and separates', planted({ gap: { letter: 'I', higher: 'person' } }), /I both/],
  ['a low score weighs more', planted({ gap: { letter: 'R', higher: 'person' } }), /R counts more/],
  [
    'what separates adds to the match',
    planted({ shared: ['I'], gap: { letter: 'S', higher: 'person' } }),
    /S separates, and adds to the match/,
  ],
  ['apart, and close everywhere', planted({ isCloseEverywhere: true }), /close everywhere/],
])('finds it where %s', (_, suggestion, said) => {
  expect(contradictionsIn(suggestion, points).join()).toMatch(said);
});
