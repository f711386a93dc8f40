import { expect, test } from 'vitest';
import { national } from '#content/compiled/countries/national.js';
import {
  asksRecognition,
  choicesOf,
  emptySituation,
  parseSituation,
  payerOf,
  situationOfWay,
  stayOf,
  termsOf,
  wayOf,
  withChoice,
  type Situation,
} from './situation.ts';

const today = '2026-11-23';
const of = (given: Partial<Situation>): Situation => ({ ...emptySituation, ...given });

test('a diploma decides the way in, and only one that has to be recognised asks how far that is', () => {
  const peru = of({ country: 'PE', diploma: 'national', recognition: 'homologated-pce' });
  expect(wayOf(peru, national)).toBe('homologated-pce');
  expect(asksRecognition(peru, national)).toBe(true);
  expect(wayOf({ ...peru, recognition: '' }, national)).toBe('');
  const colombia = of({ country: 'CO', diploma: 'national', recognition: 'pending' });
  expect(wayOf(colombia, national)).toBe('agreement');
  expect(asksRecognition(colombia, national)).toBe(false);
  expect(wayOf(of({ country: 'other', diploma: 'national' }), national)).toBe('');
  expect(wayOf({ ...peru, diploma: 'ib' }, national)).toBe('ib');
  expect(wayOf({ ...peru, diploma: 'european' }, national)).toBe('agreement');
  expect(wayOf({ ...peru, diploma: 'bachillerato' }, national)).toBe('bachillerato');
});

test('an Italian passport changes price and visa and nothing of the diploma', () => {
  const before = of({ country: 'AR', diploma: 'national', recognition: 'homologated-pce' });
  const after: Situation = { ...before, passport: 'eu' };
  expect([payerOf(before), payerOf(after)]).toEqual(['foreign', 'resident']);
  expect([stayOf(before), stayOf(after)]).toEqual(['visa', 'union']);
  expect(wayOf(after, national)).toBe(wayOf(before, national));
});

test('what was said in this browser stands before what was kept with a plan, and what was not said is not there', () => {
  expect(termsOf(of({}), {})).toEqual({});
  expect(termsOf(of({}), { stay: 'union', region: 'madrid' })).toEqual({
    stay: 'union',
    region: 'madrid',
  });
  const said = of({ passport: 'other', region: 'valencia' });
  expect(termsOf(said, { stay: 'union', region: 'madrid' })).toEqual({
    stay: 'visa',
    region: 'valencia',
  });
});

test('a grandparent is no passport, and a permit to live in Spain is as good as one for the price', () => {
  const grandchild = of({ passport: 'other', hasEuropeanGrandparent: true });
  expect([payerOf(grandchild), stayOf(grandchild)]).toEqual(['foreign', 'visa']);
  const resident = of({ passport: 'other', isResident: true });
  expect([payerOf(resident), stayOf(resident)]).toEqual(['resident', 'resident']);
  expect([payerOf(of({ passport: 'neighbour' })), stayOf(of({ passport: 'neighbour' }))]).toEqual([
    'foreign',
    'ask',
  ]);
});

test('choices made in the pathway are the same answers, and a diploma that it cannot tell apart stays', () => {
  const french = of({ country: 'other', diploma: 'european', passport: 'eu' });
  expect(choicesOf(french)).toEqual({ country: 'other', diploma: 'other' });
  const choice = {
    country: 'other',
    diploma: 'other',
    aim: 'public-degree',
    start: '2027-09',
  } as const;
  expect(withChoice(french, choice)).toEqual({ ...french, aim: 'public-degree', start: '2027-09' });
  expect(withChoice(french, { ...choice, diploma: 'ib' }).diploma).toBe('ib');
});

test('of a stored record only what makes sense is read, and a start that has begun is none', () => {
  expect(parseSituation('nonsense', today)).toEqual(emptySituation);
  expect(
    parseSituation(
      { country: 'PE', diploma: 'scroll', start: '2026-11', isResident: 'yes' },
      today,
    ),
  ).toEqual(of({ country: 'PE' }));
  expect(parseSituation({ start: '2027-09' }, today).start).toBe('2027-09');
});

test('a calculation kept before the situation was asked says it still', () => {
  const kept = { way: 'homologated-pce', payer: 'resident', region: 'madrid', start: 2027 };
  expect(situationOfWay(kept, today)).toEqual(
    of({
      diploma: 'national',
      recognition: 'homologated-pce',
      passport: 'eu',
      region: 'madrid',
      start: '2027-09',
    }),
  );
});
