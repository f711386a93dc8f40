import { expect, test } from 'vitest';
import { openingHours } from '#content/schemas/opening-hours.ts';
import { openingLine } from './opening-hours.ts';

const week = { from: 'monday', until: 'friday', opens: '09:00', closes: '18:30' } as const;
const oneDay = { from: 'saturday', until: 'saturday', opens: '10:00', closes: '14:00' } as const;

test('hours are read as people say them, in both languages', () => {
  expect(openingLine(week, 'es')).toBe('Lunes a viernes, de 9:00 a 18:30');
  expect(openingLine(week, 'en')).toBe('Monday to Friday, 9:00 to 18:30');
  expect(openingLine(oneDay, 'es')).toBe('Sábado, de 10:00 a 14:00');
  expect(openingLine(oneDay, 'en')).toBe('Saturday, 10:00 to 14:00');
});

test('a week that runs backwards, a time that is none and a door that closes before it opens are refused', () => {
  const wrong = [
    { ...week, from: 'friday', until: 'monday' },
    { ...week, opens: '9', closes: '99' },
    { ...week, closes: '08:00' },
  ];
  const told = wrong.map((span) =>
    openingHours
      .safeParse([span])
      .error?.issues.map(({ path, message }) => [path.join('.'), message]),
  );
  expect(told).toEqual([
    [['0.until', 'comes before the first day']],
    [
      ['0.opens', 'is no time of day (HH:MM)'],
      ['0.closes', 'is no time of day (HH:MM)'],
    ],
    [['0.closes', 'closes before it opens']],
  ]);
});
