import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Queries } from '#server/database/database.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { decide, decision } from './consent-words.ts';
import { asPerson, createPerson } from './people.ts';
import { rowCaps } from './row-caps.ts';
import { signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const tooMany = { code: 'PT429' };

async function person() {
  const ana = await createPerson(database);
  return { ...ana, as: asPerson(database, ana.claims) };
}

/** Yesterday's rows, so that the count of a day begins anew. */
const age = (table: string, column: string, id: string) =>
  database.query(
    `update ${table} set ${column} = ${column} - interval '25 hours' where user_id = $1`,
    [id],
  );

async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < times; index += 1) await work(index);
}

/**
 * Tables that guests and people can add rows to: directly, through a function that they may call, through what that one
 * calls, or by a trigger of any of these tables.
 */
async function reachableTables(): Promise<string[]> {
  const functions = await database.query<{ name: string; source: string; open: boolean }>(
    `select pronamespace::regnamespace || '.' || proname as name, prosrc as source,
       pronamespace = 'public'::regnamespace and (has_function_privilege('anon', oid, 'execute')
         or has_function_privilege('authenticated', oid, 'execute')) as open
     from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const triggers = await database.query<{ on: string; calls: string }>(
    `select relnamespace::regnamespace || '.' || relname as on, pronamespace::regnamespace || '.' || proname as calls
     from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`,
  );
  const direct = await database.query<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name from information_schema.column_privileges
     where table_schema in ('public', 'private') and privilege_type = 'INSERT' and grantee in ('PUBLIC', 'anon', 'authenticated')`,
  );
  const tables = new Set(direct.map(({ name }) => name));
  // Signing up and changing the account are rows of auth.users.
  const called = new Set(
    [
      ...functions.filter(({ open }) => open),
      ...triggers.filter(({ on }) => on === 'auth.users').map(({ calls }) => ({ name: calls })),
    ].map(({ name }) => name),
  );
  for (let size = -1; size !== tables.size + called.size;) {
    size = tables.size + called.size;
    for (const { source } of functions.filter((one) => called.has(one.name))) {
      for (const [, table = ''] of source.matchAll(/insert into ((?:public|private)\.\w+)/g))
        tables.add(table);
      for (const other of functions) if (source.includes(`${other.name}(`)) called.add(other.name);
    }
    for (const { on, calls } of triggers) if (tables.has(on)) called.add(calls);
  }
  return [...tables].toSorted();
}

test('every table that people can add to has a cap, or a reason (D18)', async () => {
  expect(await reachableTables()).toEqual(Object.keys(rowCaps).toSorted());
});

test('thirty decisions a day and three hundred a year; what was granted can always be taken back', async () => {
  const { id, as } = await person();
  await repeat(30, () => decide(as, 'research'));
  await expect(decide(as, 'marketing')).rejects.toMatchObject(tooMany);
  await decide(as, 'research', false);
  await expect(decide(as, 'research', false)).rejects.toMatchObject(tooMany);
  for (const further of [...Array<number>(8).fill(30), 29]) {
    await age('public.consents', 'at', id);
    await repeat(further, () => decide(as, 'research'));
  }
  await age('public.consents', 'at', id);
  await expect(decide(as, 'marketing')).rejects.toMatchObject(tooMany);
  await decide(as, 'research', false);
});

test('many decisions in one statement, or at once, pass the cap no more than one by one', async () => {
  const { id, claims } = await person();
  const { purpose, granted, text_version, text_hash, locale, channel } = decision('research');
  const columns = 'purpose, granted, text_version, text_hash, locale, channel';
  await expect(
    asPerson(database, claims).query(
      `insert into public.consents (${columns}) select $1, $2, $3, $4, $5, $6 from generate_series(1, 31)`,
      [purpose, granted, text_version, text_hash, locale, channel],
    ),
  ).rejects.toMatchObject(tooMany);
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, () => decide(asPerson(database, claims), 'research')),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const rows = await database.query('select 1 from public.consents where user_id = $1', [id]);
  expect(rows).toHaveLength(30);
});

test('a switch is lifted ten times a day; freezing and objecting are never refused', async () => {
  const { id, as } = await person();
  const turn = (kind: string, wanted: boolean) =>
    callJson(as, 'limit_processing($1, $2)', [kind, wanted]);
  await repeat(10, async () => {
    await turn('restriction', true);
    await turn('restriction', false);
  });
  await turn('restriction', true);
  await turn('objection', true);
  await expect(turn('restriction', false)).rejects.toMatchObject(tooMany);
  await expect(turn('objection', false)).rejects.toMatchObject(tooMany);
  await age('public.requests', 'at', id);
  await turn('restriction', false);
});

test('twenty requests a day, answered ones counted; downloading one’s data is never refused', async () => {
  const { id, as, claims } = await person();
  const ask = () => as.query(`insert into public.requests (kind) values ('access')`);
  const answerAll = () =>
    database.query('update public.requests set answered_at = now() where user_id = $1', [id]);
  await repeat(10, ask);
  await answerAll();
  await repeat(10, ask);
  await answerAll();
  await expect(ask()).rejects.toMatchObject(tooMany);
  const session = await signedIn(database, { id, email: '', claims });
  const mine = await callJson<object>(asPerson(database, session), 'my_data()', []);
  expect(mine).toMatchObject({ person: id });
  await repeat(9, async () => {
    await age('public.requests', 'at', id);
    await repeat(20, ask);
    await answerAll();
  });
  await age('public.requests', 'at', id);
  await expect(ask()).rejects.toMatchObject(tooMany);
});

async function sharer(): Promise<{ id: string; as: Queries; share: () => Promise<string> }> {
  const { id, as } = await person();
  const header = attemptHeader();
  await saveAnswers(as, header, { r1: answer(3) });
  await callJson(as, 'submit_attempt($1)', [header.id]);
  const share = async () => {
    const hash = randomBytes(32).toString('hex');
    const made = callJson<{ id: string }>(as, `create_share($1::jsonb, $2, '', 7)`, [
      [header.id],
      hash,
    ]);
    await as.query('select public.revoke_share($1)', [(await made).id]);
    return hash;
  };
  return { id, as, share };
}

test('thirty links a day, and of those that ended the newest two hundred are remembered', async () => {
  const { id, as, share } = await sharer();
  await repeat(30, share);
  await expect(share()).rejects.toMatchObject(tooMany);
  await repeat(7, async () => {
    await database.query(
      `update public.shares set created_at = created_at - interval '25 hours', expires_at = expires_at - interval '25 hours'
       where user_id = $1`,
      [id],
    );
    await repeat(30, share);
  });
  expect(await as.query('select id from public.shares')).toHaveLength(200);
});

test('two hundred notes about one person', async () => {
  const { id } = await person();
  await database.query(
    `insert into private.notes (user_id, text) select $1, 'note ' || n from generate_series(1, 200) n`,
    [id],
  );
  const add = database.query(`insert into private.notes (user_id, text) values ($1, 'more')`, [id]);
  await expect(add).rejects.toMatchObject(tooMany);
});

test('five hundred attempts', async () => {
  const { id, as } = await person();
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale)
     select gen_random_uuid(), $1, 'riasec', 1, 'full', 'es' from generate_series(1, 500)`,
    [id],
  );
  const more = saveAnswers(as, attemptHeader(), { r1: answer(3) });
  await expect(more).rejects.toMatchObject(tooMany);
});
