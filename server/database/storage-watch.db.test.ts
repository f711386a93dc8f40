import { expect, test } from 'vitest';
import { startDatabase } from '#tests/database/start-database.ts';
import { createPerson } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { watchStorage } from './storage-watch.ts';

const full = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;

test('a full disk is noticed by any statement, and its end by the next question (X03)', async () => {
  const storage = watchStorage(await startDatabase());
  expect(await storage.canWrite()).toBe(true);
  await expect(storage.database.query(full)).rejects.toMatchObject({ code: '53100' });
  // There is room here: the statement only said so.
  expect(await storage.canWrite()).toBe(true);
});

test('while writing goes on failing, it stays that way (X03)', async () => {
  const database = await startDatabase();
  let isFull = true;
  const storage = watchStorage({
    ...database,
    transaction: async (work) =>
      database.transaction(async (tx) => {
        if (isFull) await tx.query(full);
        return work(tx);
      }),
  });
  await expect(storage.database.transaction(async () => {})).rejects.toMatchObject({
    code: '53100',
  });
  expect(await storage.canWrite()).toBe(false);
  expect(await storage.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  isFull = false;
  expect(await storage.canWrite()).toBe(true);
});

test('a write of the data API that finds no room is noticed, too (X03)', async () => {
  const database = await startDatabase();
  await database.script(`
    create function public.find_no_room() returns void language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    grant execute on function public.find_no_room() to authenticated`);
  let tried = 0;
  const { canWrite, ...storage } = watchStorage({
    ...database,
    transaction: (work) => {
      tried += 1;
      return database.transaction(work);
    },
  });
  const { call } = startRest(storage.database);
  const ana = await createPerson(database);
  const answer = await call(ana.claims, 'POST', '/rest/v1/rpc/find_no_room', {});
  expect(answer.status).toBe(503);
  expect(await canWrite()).toBe(true);
  expect(tried).toBe(1);
});
