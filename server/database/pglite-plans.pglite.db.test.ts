/** Plans that PGlite keeps are seen in nothing but the time they save. */
import { expect, test } from 'vitest';
import { wrapPglite } from './pglite.ts';

const numbers = (count: number) =>
  `create table numbers as select generate_series(1, ${count}) as n`;

async function open() {
  const database = await wrapPglite({});
  await database.script(numbers(3));
  const read = () => database.query('select * from numbers order by 1');
  return { database, read };
}

test('a statement asked before a table changed gives the new shape after it, by script and by statement', async () => {
  const { database, read } = await open();
  expect(await read()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await database.script(
    'alter table numbers add column word text; delete from numbers where n > 1',
  );
  expect(await read()).toEqual([{ n: 1, word: null }]);
  await database.query('alter table numbers drop column word');
  expect(await read()).toEqual([{ n: 1 }]);
  await database.close();
});

test('a change that was taken back is forgotten with the plans that it made', async () => {
  const { database, read } = await open();
  const changed = database.transaction(async (tx) => {
    await tx.query('alter table numbers rename column n to m');
    expect(await tx.query('select * from numbers order by 1 limit 1')).toEqual([{ m: 1 }]);
    throw new Error('taken back');
  });
  await expect(changed).rejects.toThrow('taken back');
  const again = () => database.query('select * from numbers order by 1 limit 1');
  expect([await again(), (await read()).length]).toEqual([[{ n: 1 }], 3]);
  await database.close();
});

test('a statement that fails leaves nothing behind, and succeeds with other values', async () => {
  const { database } = await open();
  const divide = (by: number) =>
    database.query('select (sum(n) / $1::int)::int as part from numbers', [by]);
  expect(await divide(2)).toEqual([{ part: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect(await divide(3)).toEqual([{ part: 2 }]);
  await expect(database.query('select no_such_column from numbers')).rejects.toMatchObject({
    code: '42703',
  });
  await database.close();
});

test('of many statements some are planned each time, and answer alike', async () => {
  const { database } = await open();
  for (let column = 0; column < 230; column += 1) {
    const ask = () => database.query(`select $1::int as c${column}`, [column]);
    expect([await ask(), await ask()]).toEqual([
      [{ [`c${column}`]: column }],
      [{ [`c${column}`]: column }],
    ]);
  }
  await database.close();
});

test('a transaction of the data API commits both statements or neither, planned or not', async () => {
  const { database } = await open();
  const insert = (n: number, then: string) =>
    database.rest.run(
      {
        text: `with it as (insert into numbers values ($1::int) returning n) select n from it`,
        values: [String(n)],
      },
      () => ({ text: then, values: [] }),
    );
  for (let time = 0; time < 2; time += 1) {
    expect(await insert(4 + time, 'select 1 as one')).toEqual({ one: 1 });
    await expect(insert(9, 'select 1 / (select 0) as one')).rejects.toMatchObject({
      code: '22012',
    });
    await expect(insert(9, 'select 1 as one where false')).rejects.toThrow('gave no row');
  }
  const [sum] = await database.query('select count(*)::int as count, max(n) as max from numbers');
  expect(sum).toEqual({ count: 5, max: 5 });
  await database.close();
});
