import { Socket } from 'node:net';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { createPerson } from './people.ts';
import { startRest } from './rest-client.ts';
import { startDatabase } from './start-database.ts';

afterEach(() => vi.restoreAllMocks());

/** A function that fails the way the name says; asked for before the catalogue is read. */
async function failingDatabase() {
  const database = await startDatabase();
  await database.script(`
    create function public.fail_with(code text) returns void language plpgsql as $$
    begin raise exception 'row of Ana: select secret from private' using errcode = code; end $$;
    create function public.time_limit() returns text language sql as $$ select current_setting('statement_timeout') $$;
    grant execute on function public.fail_with(text), public.time_limit() to authenticated`);
  const { call } = startRest(database);
  const ana = await createPerson(database);
  return {
    database,
    rpc: (name: string, body: object) => call(ana.claims, 'POST', `/rest/v1/rpc/${name}`, body),
  };
}

test('what the database refuses becomes the right status, without its words (H19, X05)', async () => {
  const { rpc } = await failingDatabase();
  const statuses: Record<string, number> = {
    P0001: 400,
    '22023': 400,
    '23514': 400,
    '23P01': 400,
    '42501': 403,
    '23505': 409,
    PT404: 404,
    PT409: 409,
    PT429: 429,
    '57014': 503,
    '40001': 503,
    '40P01': 503,
    '55P03': 503,
    '53100': 503,
    '53300': 503,
    XX000: 500,
  };
  for (const [code, status] of Object.entries(statuses)) {
    const answer = await rpc('fail_with', { code });
    expect([code, answer.status]).toEqual([code, status]);
    expect(answer.body).toMatchObject({
      code: status === 500 ? 'internal' : code,
      hint: null,
      details: null,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/Ana|secret|private/);
    expect(answer.headers.has('retry-after')).toBe(status === 503 || status === 429);
  }
});

test('every statement of the data API has five seconds (D13, X05)', async () => {
  const { rpc } = await failingDatabase();
  expect((await rpc('time_limit', {})).body).toBe('5s');
});

test('when the database is gone the answer is an error without details, and nothing hangs (X04)', async () => {
  const { database, rpc } = await failingDatabase();
  expect((await rpc('time_limit', {})).status).toBe(200);
  const [own] = await database.query<{ name: string }>('select current_database() as name');
  const admin = await openPostgres(inject('postgresServer'), 1);
  await admin.query(`drop database ${own?.name} with (force)`);
  await admin.close();
  const answer = await rpc('time_limit', {});
  expect(answer.status).toBe(503);
  expect(JSON.stringify(answer.body)).not.toMatch(/socket|closed|CONNECTION|postgres/i);
});

test('serving rows opens no connection to anywhere else (H21)', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { rpc } = await failingDatabase();
  expect((await rpc('time_limit', {})).status).toBe(200);
  const elsewhere = connect.mock.calls.filter(
    ([to]) => !JSON.stringify(to).includes('faro-postgres-'),
  );
  expect(elsewhere).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});
