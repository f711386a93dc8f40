import { expect, test } from 'vitest';
import { titlesAfterwards } from './titles-afterwards.ts';

const text = [
  'level,cycle_or_group,2019-20_year4_q20,2019-20_year4_mean',
  'grado medio,Cuidados auxiliares de enfermería,16000,20000',
  'grado medio,Mecanizado,16000,20000',
  'grado superior,Audiología protésica,16000,27111',
  'grado superior,Dietética,15478,21000',
  'grado superior,Servicios de otra cosa,16000,25000',
].join('\n');

test('a row that repeats one below it, or lies below the minimum wage, is left out', () => {
  const rows = titlesAfterwards.rowsOf([text], []);
  expect(rows.map(({ title_id }) => title_id)).toEqual(['audiologia-protesica', 'mecanizado']);
  expect(titlesAfterwards.problemsOf(rows, [])).toEqual([]);
});

test('a group that no name leads to is kept from the table', () => {
  const before = [{ title_id: 'protesis-dentales', group: 'Servicios de otra cosa' }];
  expect(titlesAfterwards.rowsOf([text], before)).toContainEqual({
    title_id: 'protesis-dentales',
    level: 'higher',
    group: 'Servicios de otra cosa',
    lowest_fifth_year4: '16000',
    base_year4: '25000',
  });
});

test('two groups with one base, and a base that is none of a year, are refused', () => {
  const row = (title_id: string, group: string, base_year4: string) => ({
    title_id,
    group,
    base_year4,
  });
  expect(titlesAfterwards.problemsOf([row('a', 'A', '20000'), row('b', 'B', '20000')], [])).toEqual(
    ['A: tiene la base de otro grupo', 'B: tiene la base de otro grupo'],
  );
  expect(titlesAfterwards.problemsOf([row('a', 'A', '1500')], [])).toEqual([
    'a: no es una base de un año: 1500',
  ]);
});
