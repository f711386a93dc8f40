import { expect, test } from 'vitest';
import { chooseSecondLook } from './choose-second-look.ts';
import { fieldsByLetter } from './fields.ts';
import { interestsProfile } from './profile.ts';
import { riasecLetters } from './riasec.ts';
import { bankItems, bankAnswers } from './second-look.ts';

const precision = { standardError: 3.3, tieMargin: 3 };

/** A profile with these points of 40, in the order of the letters. */
function profileOf(points: readonly number[]) {
  const scores = riasecLetters.map((scale, index) => ({
    kind: 'scored' as const,
    scale,
    raw: points[index] ?? 0,
    max: 40,
    answered: 10,
    of: 10,
    prorated: false,
    band: 'medium' as const,
    error: 3.3,
  }));
  return interestsProfile(scores, precision);
}

/** Answers to the test: so many in each of these fields. */
const answered = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([field, n]) =>
    Array.from({ length: n }, () => ({ field, choice: 3 })),
  );

const oneType = [36, 9, 9, 10, 9, 10];
const twoTypes = [36, 30, 9, 10, 9, 10];
const threeTypes = [36, 30, 24, 5, 5, 5];
const fiveTypes = [36, 35, 36, 35, 36, 5];

test('the bank has three items in each field, each of the type of its field', () => {
  expect(bankItems).toHaveLength(84);
  expect(new Set(bankItems.map(({ id }) => id)).size).toBe(84);
  for (const { id, scale, field } of bankItems) {
    expect(fieldsByLetter[scale]).toContain(field);
    expect(id).toMatch(new RegExp(`^${field}-[1-3]$`));
  }
});

test('a profile without a shape, or without all six scores, is asked nothing', () => {
  expect(chooseSecondLook({ profile: profileOf([20, 20, 20, 20, 20, 20]), answers: [] })).toEqual(
    [],
  );
  const incomplete = { kind: 'incomplete', missing: ['R'] } as const;
  expect(chooseSecondLook({ profile: incomplete, answers: [] })).toEqual([]);
});

test.each([
  ['one type', oneType, 15, 'R'],
  ['two types', twoTypes, 18, 'RI'],
  ['three types', threeTypes, 14, 'RIA'],
  ['five tied types', fiveTypes, 18, 'RIASE'],
])('where %s lead, 12 to 18 items of their fields are asked', (_what, points, asked, types) => {
  const chosen = chooseSecondLook({ profile: profileOf(points), answers: [] });
  expect(chosen).toHaveLength(asked);
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(asked);
  expect([...new Set(chosen.map(({ scale }) => scale))].toSorted()).toEqual([...types].toSorted());
});

test('every field of the leading types is asked, and no field twice in a row', () => {
  for (const points of [oneType, twoTypes, threeTypes]) {
    const chosen = chooseSecondLook({ profile: profileOf(points), answers: [] });
    const types = [...new Set(chosen.map(({ scale }) => scale))];
    const fields = new Set<string>(chosen.map(({ field }) => field));
    expect(fields).toEqual(new Set(types.flatMap((scale) => fieldsByLetter[scale])));
    chosen.slice(1).forEach(({ field }, index) => expect(chosen[index]?.field).not.toBe(field));
  }
});

test('what the test asked least comes first, and what it asked most is what finds no room', () => {
  const answers = answered({
    ...Object.fromEntries(Object.values(fieldsByLetter).flatMap((of) => of.map((one) => [one, 2]))),
    land: 0,
    computing: 1,
    music: 5,
  });
  const two = chooseSecondLook({ profile: profileOf(twoTypes), answers });
  expect(two.slice(0, 2).map(({ field }) => field)).toEqual(['land', 'computing']);
  const five = chooseSecondLook({ profile: profileOf(fiveTypes), answers });
  expect(five[0]?.field).toBe('land');
  expect(five.map(({ field }) => field)).not.toContain('music');
});

test('an item that was asked and skipped told nothing of its field', () => {
  const answers = [
    ...answered({ machines: 1, building: 1, making: 1, rescue: 1 }),
    { field: 'land', choice: null },
  ];
  expect(chooseSecondLook({ profile: profileOf(oneType), answers })[0]?.field).toBe('land');
});

test('the same answers choose the same items in the same order', () => {
  const given = { profile: profileOf(threeTypes), answers: answered({ words: 2, life: 1 }) };
  expect(chooseSecondLook(given)).toEqual(chooseSecondLook(given));
});

test('answers that no bank asks for, and those of an unknown version, count for nothing', () => {
  const answers = { 'machines-1': 4, 'machines-4': 4, 'music-2': 5, 'words-1': null, toString: 3 };
  expect(bankAnswers({ version: 1, answers })).toEqual({ 'machines-1': 4 });
  expect(bankAnswers({ version: 2, answers })).toEqual({});
});
