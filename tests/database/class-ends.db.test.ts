import { expect, test } from 'vitest';
import type { Queries } from '#server/database/database.ts';
import { callJson } from './attempts-for-tests.ts';
import {
  codeOf,
  hashOf,
  join,
  makeCentre,
  makeStaff,
  openClass,
  sentAttempt,
  submit,
  summaryOf,
} from './classes-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startRest } from './rest-client.ts';
import { signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const guest = asPerson(database, anonymous);

/** Every row of every table of ours, as text; without counts of limits, whose keys end by themselves. */
async function dumpOf(queries: Queries): Promise<string[]> {
  const tables = await queries.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
     and relnamespace::regnamespace::text in ('public', 'private', 'auth') and relname not in ('rate_limits', 'client_salts') order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await queries.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${name} t order by 1`,
    );
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}

const due = async (step: string, daysLater: number) => {
  const [row] = await database.query<{ n: number }>(
    `select private.retain($1, now() + $2 * interval '1 day', 100) as n`,
    [step, daysLater],
  );
  return row?.n;
};

test('a session that only counts leaves the database different by one integer (P18)', async () => {
  const { lead, group } = await makeCentre(database, { country: 'CO' });
  const { id, code } = await openClass(lead.as, group, { mode: 'count' });
  const before = await dumpOf(database);
  const pupils = [];
  for (const alias of ['Ana', '', 'Cleo']) pupils.push(await join(database, code, alias));
  expect(pupils.map(({ alias }) => alias)).toEqual([null, null, null]);
  await callJson(guest, 'class_half_way($1)', [pupils[0]?.secret]);
  for (const { secret } of pupils.slice(0, 2)) {
    await submit(database, secret, {
      attempts: [sentAttempt()],
      summary: summaryOf('S'),
      shared: 'everything',
    });
    // Sent again, it counts once.
    await submit(database, secret, { attempts: [], summary: null });
  }
  expect((await dumpOf(database)).join('')).not.toMatch(/Ana|Cleo|"S"/);
  await callJson(lead.as, 'close_class_session($1)', [id]);
  // When the counsellor closed it is her doing, and no pupil's.
  await database.query(
    'update private.class_sessions set closed_at = null, joined = 0, half = 0 where id = $1',
    [id],
  );
  const after = await dumpOf(database);
  const changed = after.filter((line) => !before.includes(line));
  expect(changed).toHaveLength(1);
  expect(after).toHaveLength(before.length);
  const [line = ''] = changed;
  expect(before).toContain(line.replace('"finished": 2', '"finished": 0'));
});

test('a withdrawn result, an erased account, a class left and a session of ninety days ago leave nothing', async () => {
  const { lead, group } = await makeCentre(database);
  const { id, code } = await openClass(lead.as, group);
  const person = await createPerson(database);
  const as = asPerson(database, await signedIn(database, person));
  const sit = async (alias: string, queries: Queries, mark: string) => {
    const { seat } = await callJson<{ seat: string }>(queries, 'join_class($1, $2, $3)', [
      code,
      alias,
      hashOf(alias),
    ]);
    await callJson(queries, 'submit_class($1, $2::jsonb, $3::jsonb, $4)', [
      alias,
      JSON.stringify([{ ...sentAttempt(), answers: { [mark]: 3 } }]),
      JSON.stringify(summaryOf('S')),
      'everything',
    ]);
    await callJson(lead.as, 'write_seat_note($1, $2, 0)', [seat, `Note ${mark}`]);
    return seat;
  };
  await sit('Withdrawn-pupil', guest, 'mark-withdrawn');
  await sit('Erased-pupil', as, 'mark-erased');
  const left = await sit('Left-pupil', as, 'mark-left');
  await sit('Staying-pupil', guest, 'mark-staying');
  const traces = async () => {
    const text = (await dumpOf(database)).join('\n');
    return [
      'mark-withdrawn',
      'mark-erased',
      'Erased-pupil',
      'mark-left',
      'Left-pupil',
      'mark-staying',
      'Staying-pupil',
    ].filter((trace) => text.includes(trace));
  };
  expect(await traces()).toHaveLength(7);
  await callJson(guest, 'withdraw_seat($1)', ['Withdrawn-pupil']);
  await callJson(as, 'leave_seat($1)', [left]);
  expect(await traces()).toEqual(['mark-erased', 'Erased-pupil', 'mark-staying', 'Staying-pupil']);
  await callJson(as, 'delete_my_account()', []);
  expect(await traces()).toEqual(['mark-staying', 'Staying-pupil']);
  expect(
    await database.query('select finished from private.class_sessions where id = $1', [id]),
  ).toEqual([{ finished: 4 }]);
  await callJson(lead.as, 'close_class_session($1)', [id]);
  expect(await due('ended-classes', 89)).toBe(0);
  expect(await due('ended-classes', 91)).toBeGreaterThanOrEqual(1);
  expect(await traces()).toEqual([]);
});

test('a closing centre ends what runs, can be read and reopened for thirty days, and then nothing is left but a hash', async () => {
  const { centre, lead, group } = await makeCentre(database, { name: 'Closing-centre' });
  const { code } = await openClass(lead.as, group);
  const { secret, seat } = await join(database, code, 'Closing-pupil');
  await submit(database, secret, { shared: 'summary' });
  await callJson(lead.as, 'set_roster($1, $2)', [group, ['Closing-roster']]);
  await callJson(lead.as, 'close_centre($1)', [centre]);
  expect(await callJson(guest, 'class_session($1)', [code])).toBeNull();
  expect(await codeOf(openClass(lead.as, group))).toBe('PT409');
  expect(await callJson(lead.as, 'shared_sheet($1)', [seat])).toMatchObject({
    summary: { lead: 'S' },
  });
  await callJson(lead.as, 'reopen_centre($1)', [centre]);
  expect(await due('closed-centres', 31)).toBe(0);
  await callJson(lead.as, 'close_centre($1)', [centre]);
  const kept = (await dumpOf(database)).filter((line) => line.includes(centre));
  expect(await due('closed-centres', 29)).toBe(0);
  expect(await due('closed-centres', 31)).toBe(1);
  const text = (await dumpOf(database)).join('\n');
  const traces = [centre, 'Closing-centre', 'Closing-pupil', 'Closing-roster', hashOf(secret)];
  expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
  // A restored backup brings it back, and the ledger takes it away again.
  const row = kept
    .find((line) => line.startsWith('private.centres '))
    ?.slice('private.centres '.length);
  await database.query(
    'insert into private.centres select * from jsonb_populate_record(null::private.centres, $1::jsonb)',
    [row],
  );
  expect(await due('erased-centres-before', 0)).toBe(1);
});

test('a centre whose last lead erases the account begins to close', async () => {
  const { centre, lead } = await makeCentre(database);
  await callJson(lead.as, 'delete_my_account()', []);
  expect(
    await database.query(
      'select closing_at is not null as closing from private.centres where id = $1',
      [centre],
    ),
  ).toEqual([{ closing: true }]);
});

test('a card is taken into one account, for thirty days, once it is released; there it can be left again', async () => {
  const { lead, group } = await makeCentre(database);
  const { id, code } = await openClass(lead.as, group, { results: 'released' });
  const { secret, seat } = await join(database, code, 'Ana');
  await submit(database, secret);
  const [ana, ben] = await Promise.all([createPerson(database), createPerson(database)]);
  const claim = (claims: typeof ana.claims) =>
    codeOf(callJson(asPerson(database, claims), 'claim_seat($1)', [secret]));
  expect(await claim(ana.claims)).toBe('PT412');
  await callJson(lead.as, 'release_results($1)', [id]);
  await database.query(
    `update private.class_seats set finished_at = now() - interval '31 days' where id = $1`,
    [seat],
  );
  expect(await claim(ana.claims)).toBe('PT410');
  await database.query(
    `update private.class_seats set finished_at = now() - interval '29 days' where id = $1`,
    [seat],
  );
  expect([await claim(ana.claims), await claim(ana.claims), await claim(ben.claims)]).toEqual([
    'done',
    'done',
    'PT409',
  ]);
  const as = asPerson(database, ana.claims);
  expect(await as.query('select instrument, state from public.attempts')).toEqual([
    { instrument: 'riasec', state: 'submitted' },
  ]);
  expect(await callJson(as, 'my_seats()', [])).toMatchObject([{ seat, alias: 'Ana' }]);
  await callJson(as, `share_my_seat($1, 'summary')`, [seat]);
  expect(await callJson(lead.as, 'shared_sheet($1)', [seat])).toMatchObject({ shared: 'summary' });
  await callJson(as, 'leave_seat($1)', [seat]);
  expect(await callJson(as, 'my_seats()', [])).toEqual([]);
  expect(await as.query('select instrument from public.attempts')).toHaveLength(1);
});

test('a link for a first meeting is read by who works at a centre, and ends', async () => {
  const { lead } = await makeCentre(database);
  const stranger = await makeStaff(database, 'Nobody');
  const make = (secret: string, what: object) =>
    codeOf(
      callJson(guest, 'create_meeting_link($1, $2::jsonb)', [hashOf(secret), JSON.stringify(what)]),
    );
  const attempt = { ...sentAttempt(), state: 'submitted', submitted_at: '2026-11-27T08:30:00Z' };
  expect(
    await make('link', { name: 'Ana', situation: { country: 'MX' }, attempts: [attempt] }),
  ).toBe('done');
  for (const wrong of [
    {},
    { other: 1 },
    { name: 'x'.repeat(61) },
    { situation: [] },
    { attempts: [{}] },
    { way: { text: 'x'.repeat(60_000) } },
  ])
    expect(await make('wrong', wrong)).toBe('22023');
  const open = (queries: Queries) => callJson<object | null>(queries, `open_meeting('link')`, []);
  expect(await open(lead.as)).toMatchObject({
    what: { name: 'Ana', situation: { country: 'MX' }, attempts: [{ answers: { r01: 3 } }] },
  });
  expect(JSON.stringify(await open(lead.as))).not.toContain('item_times');
  expect(await codeOf(open(stranger.as))).toBe('42501');
  await callJson(guest, `end_meeting('link')`, []);
  expect(await open(lead.as)).toBeNull();
  await make('later', { name: 'Ana' });
  expect(await due('meeting-links', 29)).toBe(0);
  expect(await due('meeting-links', 31)).toBe(1);
});

test('one client makes ten links for a meeting in ten minutes without an account, and others theirs (D18)', async () => {
  const { rest } = startRest(database);
  const make = async (secret: string, client: string) => {
    const body = JSON.stringify({ secret_hash: hashOf(secret), what: { name: 'Ana' } });
    const headers = {
      'x-test-claims': JSON.stringify(anonymous),
      'content-type': 'application/json',
    };
    const address = 'http://site.test/rest/v1/rpc/create_meeting_link';
    const answer = await rest(new Request(address, { method: 'POST', headers, body }), 'x', client);
    return answer.status;
  };
  const seen = [];
  for (let n = 0; n < 11; n += 1) seen.push(await make(`flood ${n}`, '198.51.100.9'));
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await make('another', '203.0.113.10')).toBe(200);
});
