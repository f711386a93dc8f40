import { expect, test } from 'vitest';
import { national } from '#content/compiled/countries/national.js';
import { emptySituation, type Situation } from './situation.ts';
import { changedBetween, deriveSituation } from './derive-situation.ts';

const peru: Situation = {
  ...emptySituation,
  country: 'PE',
  diploma: 'national',
  recognition: 'homologated-pce',
  passport: 'other',
  age: 'seventeen',
  past: 'begun',
  aim: 'public-degree',
};

function changedBy(patch: Partial<Situation>): string[] {
  const after = { ...peru, ...patch };
  return changedBetween(deriveSituation(peru, national), deriveSituation(after, national));
}

test.each([
  [{ passport: 'eu' }, ['stay', 'payer', 'age']],
  [{ isResident: true }, ['stay', 'payer']],
  [{ diploma: 'ib' }, ['way']],
  [{ recognition: 'pending' }, ['way']],
  [{ country: 'CO' }, ['way']],
  [{ country: 'MX' }, []],
  [{ past: 'finished' }, ['past']],
  [{ aim: 'private-degree' }, ['payer', 'aim']],
  [{ aim: 'vocational' }, ['way', 'payer', 'aim']],
  [{ region: 'madrid', start: '2028-09' }, []],
  [{ hasEuropeanGrandparent: true }, ['grandparent']],
] satisfies [Partial<Situation>, string[]][])(
  '%j changes %j and nothing else',
  (patch, changed) => {
    expect(changedBy(patch)).toEqual(changed);
  },
);

test('what was not said is open, and a diploma without a verified rule is a question', () => {
  expect(deriveSituation(emptySituation, national)).toMatchObject({ way: 'open', stay: 'unsaid' });
  expect(deriveSituation({ ...peru, recognition: '' }, national).way).toBe('recognition');
  expect(deriveSituation({ ...peru, diploma: 'other' }, national).way).toBe('ask');
  expect(deriveSituation({ ...peru, country: 'other' }, national).way).toBe('ask');
});
