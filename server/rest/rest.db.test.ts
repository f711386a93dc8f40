import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createRest } from './rest.ts';
import { createPerson, type Person } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { startDatabase } from '#tests/database/start-database.ts';

const database = await startDatabase();
const { call } = startRest(database);
let ana: Person;
let ben: Person;

beforeAll(async () => {
  ana = await createPerson(database, { metadata: { full_name: 'Ana' } });
  ben = await createPerson(database, { metadata: { full_name: 'Ben' } });
});

const isAdmin = async (person: Person) =>
  (await database.query('select is_admin from public.profiles where id = $1', [person.id]))[0];

describe('identities', () => {
  test('a person gets the own row, whatever the filter asks for', async () => {
    const all = await call(ana.claims, 'GET', '/rest/v1/profiles?select=full_name');
    expect(all).toMatchObject({ status: 200, body: [{ full_name: 'Ana' }] });
    const others = await call(
      ana.claims,
      'GET',
      `/rest/v1/profiles?select=full_name&id=eq.${ben.id}`,
    );
    expect(others).toMatchObject({ status: 200, body: [] });
  });

  test('without a key, and with a refused token, there is an answer but never a row (A20)', async () => {
    const keyless = await call(undefined, 'GET', '/rest/v1/profiles?select=id');
    expect(keyless).toMatchObject({ status: 401, body: { code: 'no_key' } });
    const rest = createRest({
      database,
      log: silentLog,
      identify: async () => ({ refused: 403, code: 'bad_jwt', message: 'forged' }),
    });
    const headers = { apikey: 'x', authorization: 'Bearer forged' };
    const forged = await rest(new Request('http://s/rest/v1/profiles?select=id', { headers }));
    expect([forged.status, (await forged.json()).code]).toEqual([403, 'bad_jwt']);
  });

  test.each(['postgres', 'supabase_admin', '', 'AUTHENTICATED'])(
    'the role "%s" is not served (A21)',
    async (role) => {
      const claims = { ...ana.claims, role };
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a role outside the type
      const identify = () => Promise.resolve(claims as never);
      const rest = createRest({ database, identify, log: silentLog });
      const answer = await rest(new Request('http://s/rest/v1/profiles?select=id'));
      expect(answer.status).toBe(401);
    },
  );

  test('metadata in the token that claims rights gives none (A21, A22)', async () => {
    const boasting = {
      ...ana.claims,
      user_metadata: { is_admin: true, role: 'service_role' },
      app_metadata: { is_admin: true },
    };
    const rows = await call(boasting, 'GET', '/rest/v1/profiles?select=full_name');
    expect(rows.body).toEqual([{ full_name: 'Ana' }]);
    expect((await call(boasting, 'POST', '/rest/v1/rpc/is_admin', {})).body).toBe(false);
  });

  test('the service key works on a server and not from a browser (D09)', async () => {
    const service = { role: 'service_role' as const };
    const path = '/rest/v1/profiles?select=full_name&order=full_name';
    expect((await call(service, 'GET', path)).body).toEqual([
      { full_name: 'Ana' },
      { full_name: 'Ben' },
    ]);
    const origin = await call(service, 'GET', path, undefined, { origin: 'https://site.test' });
    const fetched = await call(service, 'GET', path, undefined, {
      'sec-fetch-site': 'same-origin',
    });
    const plain = await call(service, 'GET', path, undefined, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15',
    });
    expect([origin.status, fetched.status, plain.status]).toEqual([401, 401, 401]);
    // What supabase-js on a server sends.
    for (const name of ['node', 'Deno/2.5.0', 'supabase-js/2.119.0']) {
      const answer = await call(service, 'GET', path, undefined, { 'user-agent': name });
      expect(answer.status).toBe(200);
    }
  });
});

describe('no person makes themselves an admin (D05)', () => {
  test.each([
    ['update', 'PATCH', '/rest/v1/profiles?id=eq.$id', { is_admin: true }, {}],
    ['insert', 'POST', '/rest/v1/profiles', { id: '$id', is_admin: true }, {}],
    [
      'upsert',
      'POST',
      '/rest/v1/profiles?on_conflict=id',
      { id: '$id', is_admin: true },
      { prefer: 'resolution=merge-duplicates' },
    ],
    ['rpc', 'POST', '/rest/v1/rpc/set_admin', { person: '$id', make_admin: true }, {}],
  ])('by %s', async (_way, method, path, body, headers) => {
    const own = JSON.stringify(body).replace('$id', ana.id);
    const answer = await call(ana.claims, method, path.replace('$id', ana.id), own, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
    expect(await isAdmin(ana)).toEqual({ is_admin: false });
  });

  test('the library has not handed out column privileges after the first requests', async () => {
    const columns = await database.query<{ column_name: string }>(
      `select column_name from information_schema.column_privileges
       where table_schema = 'public' and table_name = 'profiles' and grantee in ('anon', 'authenticated', 'service_role')
         and privilege_type in ('INSERT', 'UPDATE') group by 1 order by 1`,
    );
    expect(columns.map((row) => row.column_name)).toEqual([
      'age_band',
      'country',
      'full_name',
      'locale',
      'study_level',
    ]);
  });
});

describe('what is reachable', () => {
  test.each([
    '/_system/info',
    '/auth/v1/user',
    '/storage/v1/bucket',
    '/rest/v1',
    '/rest/v1/',
    '/',
    '/studio',
    '/rest/v1/../../_system/info',
    '/rest/v1/%2e%2e/_system/info',
    '/rest/v1/profiles/extra',
    '/rest/v1/rpc/',
    '/rest/v1/auth.users',
    '/rest/v1/rpc/pg_sleep',
    '/rest/v1/pg_class',
    '/rest/v1/held_attempts',
  ])('%s answers 404 (D10)', async (path) => {
    const method = path.includes('rpc') ? 'POST' : 'GET';
    const answer = await call(ana.claims, method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(404);
  });

  test.each(['accept-profile', 'content-profile'])(
    'another schema by %s answers 406 (D07)',
    async (header) => {
      for (const schema of ['auth', 'private', 'supabase_migrations', 'pg_catalog']) {
        const read = await call(ana.claims, 'GET', '/rest/v1/users?select=id', undefined, {
          [header]: schema,
        });
        expect(read.status).toBe(406);
      }
    },
  );

  test('keyless calls are never raised to the service role (D11)', async () => {
    const rest = createRest({
      database,
      log: silentLog,
      identify: async () => ({ refused: 401, code: 'no_key', message: 'No key' }),
    });
    for (const host of ['localhost', '127.0.0.1']) {
      const answer = await rest(new Request(`http://${host}/rest/v1/profiles?select=id`));
      expect(answer.status).toBe(401);
    }
  });

  test.each(['PUT', 'OPTIONS', 'PROPFIND'])('the method %s answers 405', async (method) => {
    const answer = await call(ana.claims, method, '/rest/v1/profiles');
    expect(answer.status).toBe(405);
  });

  test('a function is called by POST only', async () => {
    expect((await call(ana.claims, 'GET', '/rest/v1/rpc/is_admin')).status).toBe(405);
  });
});

function lineLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog({ level: 'info', destination }) };
}

test('what the library says of a database error is a line of the one log: the code and no row', async () => {
  const { lines, log } = lineLog();
  const rest = createRest({ database, log, identify: async () => ana.claims });
  const answer = await rest(
    new Request(`http://s/rest/v1/profiles?id=eq.${ana.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'Secret Name '.repeat(20) }),
    }),
  );
  expect(answer.status).toBe(400);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', time: expect.any(String), event: 'database_error', code: '23514' },
  ]);
});

test('H23: a body that breaks off is 400, and a failure of ours is told to the one log', async () => {
  const { lines, log } = lineLog();
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) });
  const rest = createRest({ database, log, identify: async () => ({ sub: '', role: 'anon' }) });
  const cut = { ...init, body, duplex: 'half' } as const;
  const answer = await rest(new Request('http://s/rest/v1/rpc/open_share', cut));
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'truncated_body']);
  expect(lines).toEqual([]);

  const failing = createRest({
    database,
    log,
    identify: () => Promise.reject(new RangeError('for ana@example.org')),
  });
  const failed = await failing(new Request('http://s/rest/v1/profiles?select=id'), 'an-id');
  expect(failed.status).toBe(500);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'rest_failure', id: 'an-id', name: 'RangeError' },
  ]);
  expect(lines.join('')).not.toContain('ana@');
});

describe('max-affected', () => {
  const names = async () =>
    (
      await database.query(
        'select full_name from public.profiles where id in ($1, $2) order by full_name',
        [ana.id, ben.id],
      )
    ).map((row) => row['full_name']);
  const rename = (prefer: string) =>
    call(
      { ...ana.claims, role: 'service_role' },
      'PATCH',
      `/rest/v1/profiles?id=in.(${ana.id},${ben.id})`,
      { full_name: 'Otra' },
      { prefer },
    );

  test('a write of more rows is refused and taken back, one within is done', async () => {
    const before = await names();
    for (const prefer of [
      'handling=strict, max-affected=1',
      'max-affected=1, return=representation',
    ]) {
      const refused = await rename(prefer);
      expect(refused).toMatchObject({ status: 400, body: { code: 'PGRST124' } });
      expect(await names()).toEqual(before);
    }
    const done = await rename('handling=strict, max-affected=2');
    expect(done.status).toBe(204);
    expect(await names()).toEqual(['Otra', 'Otra']);
  });
});
