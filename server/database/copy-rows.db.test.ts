import { Readable } from 'node:stream';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from './postgres.ts';

async function open() {
  const database = await openPostgres(inject('postgresServer'), 1);
  onTestFinished(() => database.close());
  return database;
}

const asBytes = (rows: readonly string[]) => Readable.from(rows.map((row) => Buffer.from(row)));

/** More rows than a connection takes at once, as COPY writes them. */
const many = Array.from({ length: 50_000 }, (_, n) => `${n}\n`);

test.each([
  ['a column too many', ['1\n', '2\t3\n'], /extra data after last expected column/],
  ['no number', ['1\n', 'two\n'], /invalid input syntax for type integer/],
  ['one that is there already', ['1\n', '1\n'], /duplicate key value/],
  ['a wrong one among the first of many', ['x\n', ...many], /invalid input syntax/],
  ['a wrong one after many', [...many, '7\n'], /duplicate key value/],
])(
  'rows that are refused (%s) are told as they are, and what was copied is taken back',
  async (_, rows, why) => {
    const database = await open();
    await database.script('create temporary table kept (n int primary key)');
    const copying = database.transaction(async (tx) => {
      await tx.query('insert into kept values (-1)');
      await tx.copyIn('copy kept (n) from stdin', asBytes(rows));
    });
    await expect(copying).rejects.toThrow(why);
    expect(await database.query('select count(*)::int as rows from kept')).toEqual([{ rows: 0 }]);
    await database.copyIn('copy kept (n) from stdin', asBytes(many));
    expect(await database.query('select count(*)::int as rows from kept')).toEqual([
      { rows: many.length },
    ]);
  },
);
