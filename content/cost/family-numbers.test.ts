import { expect, test } from 'vitest';
import { costFact } from '#content/facts/find-cost.ts';
import { familyNumbers } from './family-numbers.ts';

const value = (id: Parameters<typeof costFact>[0]) => Number(costFact(id).value);

test('a month is the cheapest and the dearest room with food, transport and insurance', () => {
  const rest = value('madrid-transport-2025');
  expect(familyNumbers().month).toMatchObject({
    cheapest: 'murcia',
    dearest: 'barcelona',
    low:
      value('room-murcia-2025') +
      value('madrid-food-low-2025') +
      value('madrid-insurance-low-2025') +
      rest,
    high:
      value('room-barcelona-2025') +
      value('madrid-food-high-2025') +
      value('madrid-insurance-high-2025') +
      rest,
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
