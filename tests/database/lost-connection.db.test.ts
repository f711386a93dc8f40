import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgresDatabase } from './start-database.ts';

/** As the socket or the driver says it, whichever notices first. */
const GONE = /terminat|not queryable|EPIPE|ECONNRESET/;

/** A database of its own, whose connections may die, with one connection for our statements. */
async function start() {
  const url = await createPostgresDatabase();
  const [database, killer] = [await openPostgres(url, 1), await openPostgres(url, 1)];
  onTestFinished(async () => {
    await Promise.all([database.close(), killer.close()]);
  });
  await killer.script('create table kept (line text)');
  const pidOf = async ({ query }: Pick<typeof database, 'query'>) => {
    const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
    return own?.pid;
  };
  const kill = (pid: number | undefined) =>
    killer.query('select pg_terminate_backend($1, 5000)', [pid]);
  const lines = async () =>
    (await killer.query<{ line: string }>('select line from kept order by line')).map(
      ({ line }) => line,
    );
  return { database, pidOf, kill, lines };
}

test('a transaction whose connection dies under a statement is told so, and the next one goes well', async () => {
  const { database, pidOf, kill, lines } = await start();
  for (const time of ['1', '2', '3']) {
    const hurt = database.transaction(async (tx) => {
      await tx.query(`insert into kept values ('hurt')`);
      const pid = await pidOf(tx);
      await Promise.all([tx.query('select pg_sleep(60)'), kill(pid)]);
    });
    await expect(hurt).rejects.toThrow(GONE);
    await database.transaction((tx) => tx.query('insert into kept values ($1)', [time]));
  }
  expect(await lines()).toEqual(['1', '2', '3']);
});

test('what a transaction says after its connection died reaches no other transaction', async () => {
  const { database, pidOf, kill, lines } = await start();
  const dead = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const hurt = database.transaction(async (tx) => {
    await tx.query(`insert into kept values ('before')`);
    await kill(await pidOf(tx));
    dead.resolve();
    // Long enough for another transaction to be begun, where the pool would let it.
    await Promise.race([other.promise, pause(200)]);
    await tx.query(`insert into kept values ('after')`);
  });
  await dead.promise;
  const next = database.transaction(async (tx) => {
    await tx.query(`insert into kept values ('other')`);
    other.resolve();
  });
  await expect(hurt).rejects.toThrow(GONE);
  await next;
  expect(await lines()).toEqual(['other']);
});

test('a transaction that swallowed an error is not told that it was kept', async () => {
  const { database, lines } = await start();
  const swallowed = database.transaction(async (tx) => {
    await tx.query(`insert into kept values ('half')`);
    await tx.query('select 1 / 0').catch(() => {});
  });
  await expect(swallowed).rejects.toThrow('rolled back');
  expect(await lines()).toEqual([]);
});

test('requests of the data API go on after their connections died', async () => {
  const { database, kill } = await start();
  const pid = () =>
    database.rest.run({ text: 'select pg_backend_pid()::text as pid', values: [] }, () => ({
      text: 'select pg_backend_pid()::text as pid',
      values: [],
    }));
  const first = await pid();
  await kill(Number(first['pid']));
  const second = await pid().catch(() => pid());
  expect(second['pid']).not.toBe(first['pid']);
  const held = database.rest.run(
    { text: 'select pg_backend_pid()::text as pid', values: [] },
    () => ({
      text: 'select pg_sleep(60)::text as slept',
      values: [],
    }),
  );
  await Promise.all([expect(held).rejects.toThrow(GONE), kill(Number(second['pid']))]);
  expect(await pid()).toHaveProperty('pid');
});
