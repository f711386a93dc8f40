import { expect, it } from 'vitest';
import { criterionOf, type CriterionPerson } from './criterion.ts';

const unanswered: CriterionPerson = { direction: undefined, firstThree: [], liked: [], shown: [] };
const many = (n: number, person: Partial<CriterionPerson>): CriterionPerson[] =>
  Array.from({ length: n }, () => ({ ...unanswered, ...person }));

it('says nothing below 300 people who named a family', () => {
  const people = many(299, { direction: 'health', firstThree: ['health'] });
  expect(criterionOf(people).families).toEqual({ kind: 'not-yet', n: 299, of: 300 });
});

it('counts "not yet" and another field beside the share, not in it', () => {
  const people = [
    ...many(300, { direction: 'health', firstThree: ['health'] }),
    ...many(50, { direction: 'undecided', firstThree: ['health'] }),
    ...many(20, { direction: 'other', firstThree: ['health'] }),
  ];
  expect(criterionOf(people)).toMatchObject({ families: { n: 300, share: 1 }, open: 70 });
});

it('tells hits apart from what popularity alone would hit', () => {
  // Everybody is told the same three families, so that every hit is one of popularity.
  const told = { firstThree: ['health', 'teaching', 'social'] };
  const blind = [
    ...many(240, { direction: 'health', ...told }),
    ...many(160, { direction: 'engineering', ...told }),
  ];
  const { families } = criterionOf(blind);
  expect(families).toMatchObject({ kind: 'known', n: 400, share: 0.6 });
  expect(families.kind === 'known' && families.chance).toBeCloseTo(0.6);

  const seeing = [
    ...many(200, { direction: 'health', firstThree: ['health'] }),
    ...many(200, { direction: 'engineering', firstThree: ['engineering'] }),
  ];
  const { families: hit } = criterionOf(seeing);
  expect(hit.kind === 'known' && [hit.share, hit.chance]).toEqual([1, 0.5]);
});

it('gives the interval of 60 of 100 as Wilson has it, scaled to 400', () => {
  const people = [
    ...many(240, { direction: 'health', firstThree: ['health'] }),
    ...many(160, { direction: 'health', firstThree: ['social'] }),
  ];
  const { families } = criterionOf(people);
  // prop.test(240, 400, correct = FALSE) in R: 0.5512591 0.6468385
  expect(families.kind === 'known' && families.low).toBeCloseTo(0.5512591, 4);
  expect(families.kind === 'known' && families.high).toBeCloseTo(0.6468385, 4);
});

it('counts each person once, however many careers they marked', () => {
  const people = [
    ...many(150, { liked: ['a', 'b', 'c', 'd'], shown: ['a'] }),
    ...many(150, { liked: ['a'], shown: ['a'] }),
  ];
  expect(criterionOf(people).reactions).toMatchObject({ kind: 'known', n: 300, share: 0.625 });
});
