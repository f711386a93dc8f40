import { expect, test } from 'vitest';
import { sql, statementOf } from './sql.ts';

test('values become parameters in the order in which they stand', () => {
  const name = `Ana'; drop table people`;
  expect(statementOf(sql`select id from people where name = ${name} and age > ${17}`)).toEqual([
    'select id from people where name = $1 and age > $2',
    [name, 17],
  ]);
});

test('a part keeps its values wherever it is put', () => {
  const young = sql`age < ${18}`;
  const query = sql`select id from people where ${young} and ${sql`kind = ${'x'}`} limit ${5}`;
  expect(statementOf(query)).toEqual([
    'select id from people where age < $1 and kind = $2 limit $3',
    [18, 'x', 5],
  ]);
});

test('a text without values is itself', () => {
  expect(statementOf(sql`select now()`)).toEqual(['select now()', []]);
});
