import { expect, test } from 'vitest';
import { familyNumbers } from './family-numbers.ts';

test('a month is the cheapest and the dearest room with food, transport and insurance, in tens', () => {
  expect(familyNumbers().month).toMatchObject({
    cheapest: 'murcia',
    dearest: 'barcelona',
    // Rooms of 325 and 650, food of 200 to 250, transport of 20, insurance of 40 to 70.
    low: 580,
    high: 990,
  });
});

test('tuition from outside the Union is that of regions whose price is known, with where it is least and most', () => {
  const { foreign } = familyNumbers();
  expect(foreign).toMatchObject({
    low: 1534,
    high: 8186,
    cheapest: { es: 'Comunidad Valenciana' },
    dearest: { es: expect.stringContaining('Madrid') },
  });
});

test('tuition is told for both passports, each figure with a source and its year', () => {
  const { foreign, resident } = familyNumbers();
  expect(foreign?.high).toBeGreaterThan(resident?.high ?? Infinity);
  for (const told of [foreign, resident]) {
    expect(told?.facts.length).toBeGreaterThan(0);
    expect(told?.facts.filter(({ year, mark }) => !year || mark === 'U')).toEqual([]);
  }
});
