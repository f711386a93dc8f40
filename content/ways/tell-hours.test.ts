import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/country-way.ts';
import { copy as spanish } from '#content/dictionaries/es/country-way.ts';
import { hoursSentences } from './tell-hours.ts';

const cuba = { zone: 'America/Havana', city: { es: 'La Habana', en: 'Havana' } };

test('Cuba changes its clock before Spain in March and after it in autumn, and the page names those days', () => {
  const [usual, apart] = hoursSentences(cuba, 'es', spanish, '2026-01-01');
  expect(usual).toContain('son las 3:00 cuando en Madrid son las 9:00, todo el año');
  expect(apart).toBe(
    'En 2026 los relojes no cambian a la vez: del 8 al 28 de marzo y del 25 al 31 de octubre son allí las 4:00.',
  );
});

test('days that are over are told of the next year', () => {
  const [, last] = hoursSentences(cuba, 'en', english, '2026-10-31');
  expect(last).toContain('25 to 31 October');
  const [, next] = hoursSentences(cuba, 'en', english, '2026-11-27');
  expect(next).toContain('In 2027 clocks');
  expect(next).toContain('from 14 to 27 March and from 31 October to 6 November it is 4:00 there');
});

test('Chile is between both of its hours in September and October, too', () => {
  const chile = { zone: 'America/Santiago', city: { es: 'Santiago', en: 'Santiago' } };
  const [usual, apart] = hoursSentences(chile, 'es', spanish, '2027-01-01');
  expect(usual).toContain('son las 5:00 cuando en Madrid son las 9:00, y las 3:00 en el verano');
  expect(apart).toContain('del 5 de septiembre al 30 de octubre son allí las 4:00');
});

test('a country that never changes its clock has one sentence, and one without a zone none', () => {
  const peru = { zone: 'America/Lima', city: { es: 'Lima', en: 'Lima' } };
  expect(hoursSentences(peru, 'es', spanish, '2026-11-27')).toEqual([
    'En Lima son las 3:00 cuando en Madrid son las 9:00, y las 2:00 en el verano de España: cuenta con eso para llamar.',
  ]);
  expect(hoursSentences(undefined, 'es', spanish, '2026-11-27')).toEqual([]);
});
