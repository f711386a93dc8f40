import { beforeAll, describe, expect, test, vi } from 'vitest';
import { shownWords } from '#tests/database/consent-words.ts';
import { createPerson, type Person } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { isCheapValue } from './rest-value.ts';

const database = await startEmptiedDatabase();
const { call } = startRest(database);
let ana: Person;
let ben: Person;

beforeAll(async () => {
  ana = await createPerson(database);
  ben = await createPerson(database);
});

describe('queries', () => {
  test.each([
    'select=id,attempts(*)',
    'select=id::text',
    'select=count()',
    'select=*;drop',
    'or=(id.eq.1,id.eq.2)',
    'full_name=like.*a*',
    'full_name=match.^(a%2B)%2B$',
    'full_name=fts.a',
    "order=id;select'",
    'order=1',
    'limit=-1',
    'id%22%3D1--=eq.1',
    'id=eq',
    'full_name->x=eq.1',
    'on_conflict=(select)',
    'select=%00',
    `full_name=eq.${'a'.repeat(9000)}`,
  ])('%s is refused (D12, D13)', async (query) => {
    const answer = await call(ana.claims, 'GET', `/rest/v1/profiles?${query}`);
    expect([400, 414]).toContain(answer.status);
  });

  test.each([
    "full_name=eq.x' or '1'='1",
    'full_name=in.(x,"y\') or true--")',
    'nothing=eq.1',
    'select=nothing',
    'id=eq.not-a-uuid',
    'is_admin=is.maybe',
    'order=nothing',
  ])('%s gives no row, and no SQL in the answer (D12, H19)', async (query) => {
    const answer = await call(ana.claims, 'GET', `/rest/v1/profiles?${query}`);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).not.toMatch(/select |from |uuid|column|relation|syntax/i);
    const id = answer.headers.get('x-request-id');
    expect([[], expect.objectContaining({ request_id: id })]).toContainEqual(answer.body);
  });

  // So deep that a reader of it has no room left. What a list's quotes hold is what
  // the database reads, once they are off.
  const deep = '['.repeat(8000);
  test.each([
    ['deep', `eq.${deep}`],
    ['less deep, with what hides it from a look at the strings', `neq.""${'['.repeat(1000)}`],
    ['deep in a list', `not.in.(${deep})`],
    ['deep in the quotes of a list', `in.("${deep.slice(100)}")`],
    ['deep in the second quotes', `in.("{}","${'['.repeat(1000)}")`],
    ['deep behind backslashes', `in.("${'\\['.repeat(1000)}")`],
    ['deep behind a quote in quotes', `in.("{\\"a\\":${'['.repeat(1000)}")`],
    ['objects in quotes', `in.("${'{\\"a\\":'.repeat(500)}")`],
    ['vast', 'gt.[1e131000]'],
    ['vast in quotes', 'in.("1e131071")'],
    ['vast, not in the list', 'not.in.(1,"[1E+131071]")'],
    ['contains', `cs.${deep}`],
    ['is contained', `cd.{"${'['.repeat(1000)}"}`],
    ['overlaps', `ov.{"${'['.repeat(1000)}"}`],
    ['is', `is.${deep}`],
    ['any', `eq(any).{"${'['.repeat(1000)}"}`],
  ])(
    'a filter of costly JSON is refused, and the next request is answered (H17): %s',
    async (_, filter) => {
      const path = '/rest/v1/attempts?select=id&';
      expect((await call(ana.claims, 'GET', `${path}answers=${filter}`)).status).toBe(400);
      expect((await call(ana.claims, 'GET', `${path}id=eq.none`)).status).toBe(400);
      expect((await call(ana.claims, 'GET', `${path}answers=eq.[[{"r1":1}]]`)).body).toEqual([]);
    },
  );

  test('the same from a guest, on the table that guests read (H17)', async () => {
    const path = `/rest/v1/research_releases?select=id&tables=in.`;
    const guest = { role: 'anon' } as const;
    for (const item of ['['.repeat(7900), '['.repeat(1000), '1e131071']) {
      expect((await call(guest, 'GET', `${path}("${item}")`)).status).toBe(400);
    }
    expect(await call(guest, 'GET', `${path}("[]","{}")`)).toMatchObject({ status: 200, body: [] });
  });

  test('where rows are changed or deleted the filter is judged as well (H17)', async () => {
    const path = `/rest/v1/plans?ticks=in.("${'['.repeat(1000)}")`;
    expect((await call(ana.claims, 'PATCH', path, { country: 'MX' })).status).toBe(400);
    expect((await call(ana.claims, 'DELETE', path)).status).toBe(400);
  });

  test('the catalogue has no type that is read in a way that is not known here (H17)', async () => {
    const types = await database.query<{ type: string }>(
      `select distinct format_type(atttypid, null) as type from pg_class as class
         join pg_attribute on attrelid = class.oid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0
       union select format_type(given, null) from pg_proc, unnest(proargtypes) as given
       where pronamespace = 'public'::regnamespace`,
    );
    const names = types.map(({ type }) => type).filter((type) => type !== '-');
    expect(names).toContain('jsonb');
    // A deep text is cheap for a plain type; of the others only these are served.
    const judged = names.filter((type) => !isCheapValue('['.repeat(99), type));
    expect(judged.toSorted()).toEqual(['bigint[]', 'jsonb', 'text[]', 'uuid[]']);
  });

  test.each([
    'select=count',
    'select=to_json',
    'select=id,ctid',
    'count=gt.0',
    'xmin=gt.0',
    'order=ctid',
    'order=full_name,tableoid.desc',
  ])('%s names no column, and no function of the row in its place (D12)', async (query) => {
    const refused = { status: 400, body: { code: '42703' } };
    const whole = { prefer: 'return=representation' };
    const filtered = `/rest/v1/profiles?id=eq.${ana.id}&${query}`;
    expect(await call(ana.claims, 'GET', `/rest/v1/profiles?${query}`)).toMatchObject(refused);
    const written = await call(ana.claims, 'PATCH', filtered, { country: 'MX' }, whole);
    expect(written).toMatchObject(refused);
  });

  test('an answer never holds more than the cap (D13)', async () => {
    for (let i = 0; i < 5; i++) {
      await database.query(
        `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
         values ($1, 'research', true, $2, $3, 'es', 'profile')`,
        [ben.id, shownWords.es.research.version, shownWords.es.research.hash],
      );
    }
    const capped = startRest(database, 3);
    const path = '/rest/v1/consents?select=id';
    expect((await capped.call(ben.claims, 'GET', path)).body).toHaveLength(3);
    expect((await capped.call(ben.claims, 'GET', `${path}&limit=500`)).body).toHaveLength(3);
    const counted = await capped.call(ben.claims, 'GET', path, undefined, {
      prefer: 'count=exact',
    });
    expect(counted.headers.get('content-range')).toBe('0-2/5');
  });

  test('rows are never cached', async () => {
    const answer = await call(ana.claims, 'GET', '/rest/v1/profiles?select=id');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('bodies', () => {
  const save = '/rest/v1/rpc/save_answers';

  test('over 1 MiB, or 256 KiB of answers: 413 before anything is parsed (H01)', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const notJson = 'x'.repeat(1024 * 1024 + 1);
    const large = await call(ana.claims, 'PATCH', `/rest/v1/profiles?id=eq.${ana.id}`, notJson);
    const answers = await call(ana.claims, 'POST', save, 'x'.repeat(256 * 1024 + 1));
    expect([large.status, answers.status]).toEqual([413, 413]);
    expect(parse.mock.calls.filter(([text]) => text.startsWith('xxx'))).toEqual([]);
    parse.mockRestore();
  });

  test('a stream that never announces its length is cut at the limit (H01)', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(stream) {
        sent += 65536;
        stream.enqueue(new Uint8Array(65536).fill(32));
      },
    });
    const { rest } = startRest(database);
    const answer = await rest(
      // oxlint-disable-next-line typescript/consistent-type-assertions -- duplex is missing from the DOM's type
      new Request('http://s/rest/v1/profiles', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: {
          'content-type': 'application/json',
          'x-test-claims': JSON.stringify(ana.claims),
        },
      } as RequestInit),
    );
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(1.3 * 1024 * 1024);
  });

  test.each([
    ['no JSON', '{"a":'],
    ['a number', '7'],
    ['a string', '"a"'],
    ['null', 'null'],
    ['nesting', `{"attempt":${'['.repeat(5000)}${']'.repeat(5000)},"patch":{}}`],
    ['NUL', '{"attempt":{"id":"a\\u0000b"},"patch":{}}'],
    ['NUL in a key', '{"a\\u0000b":1}'],
    ['wrong types', '{"attempt":7,"patch":[]}'],
    ['an unknown argument', '{"attempts":{},"patch":{}}'],
    ['nothing', ''],
    ['many rows', `[${'{},'.repeat(200)}{}]`],
  ])('%s gives 4xx, never 5xx (H02)', async (_what, body) => {
    const answer = await call(ana.claims, 'POST', save, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    ['hidden nesting', `${'['.repeat(9000)}${']'.repeat(9000)},"ticks":{}`],
    ['a hundred thousand digits', '{"visa":1e131000}'],
    ['sixteen thousand places', '{"visa":1E-16000}'],
  ])('%s in a column of JSON never reaches the database', async (_what, ticks) => {
    const plan = `{"country":"MX","diploma":"ib","aim":"vocational","start":"2027-09","ticks":${ticks}}`;
    const answer = await call(ana.claims, 'POST', '/rest/v1/plans', plan);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } });
  });

  test('an argument that is no truth value is 400, and nothing is done', async () => {
    for (const wanted of ['maybe', 7, {}, [true]]) {
      const body = { kind: 'restriction', wanted };
      const answer = await call(ana.claims, 'POST', '/rest/v1/rpc/limit_processing', body);
      expect(answer).toMatchObject({ status: 400, body: { code: '22P02' } });
    }
  });

  test('rows without one of the columns that are named are 400, and none is written', async () => {
    const path = '/rest/v1/reactions?columns="career","reaction"';
    const rows = [{ career: 'fisica', reaction: 'no' }, { career: 'teatro' }];
    const refused = { status: 400, body: { code: 'PGRST102' } };
    expect(await call(ana.claims, 'POST', path, rows)).toMatchObject(refused);
    expect((await call(ana.claims, 'GET', '/rest/v1/reactions?select=career')).body).toEqual([]);
  });

  test('words that look like numbers are words', async () => {
    const path = `/rest/v1/profiles?id=eq.${ana.id}`;
    const answer = await call(ana.claims, 'PATCH', path, { full_name: 'Ana 1e999 "[[[{' });
    expect(answer.status).toBe(204);
  });

  test('a prototype cannot be polluted (H04)', async () => {
    for (const body of [
      '{"__proto__":{"x":1},"full_name":"A"}',
      '{"full_name":"A","constructor":{"prototype":{"x":1}}}',
    ]) {
      const answer = await call(ana.claims, 'PATCH', `/rest/v1/profiles?id=eq.${ana.id}`, body);
      expect(answer.status).toBe(400);
    }
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('other media types and compressed bodies answer 415', async () => {
    const csv = await call(ana.claims, 'POST', '/rest/v1/consents', 'a', {
      'content-type': 'text/csv',
    });
    const gzip = await call(ana.claims, 'POST', '/rest/v1/consents', '{}', {
      'content-encoding': 'gzip',
    });
    expect([csv.status, gzip.status]).toEqual([415, 415]);
  });
});
