import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { sitInClass } from './class-rows.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { lookAgain } from './second-looks-for-tests.ts';
import { startEmptiedDatabase } from './start-database.ts';
import { timeBounds } from './time-bounds.ts';

const database = await startEmptiedDatabase();
const guest = asPerson(database, anonymous);
const person = async () => asPerson(database, (await createPerson(database)).claims);
const HOUR = 3_600_000;

test('every column that holds a time has a bound, or cannot be written (D16)', async () => {
  const columns = await database.query<{ name: string }>(
    `select format('%s.%s.%s', table_schema, table_name, column_name) as name from information_schema.columns
     where table_schema in ('public', 'private') and (data_type ~ '^(timestamp|date|time|interval|json)'
       -- A text that its check reads as a year.
       or exists (select from pg_constraint where conrelid = format('%I.%I', table_schema, table_name)::regclass
         and contype = 'c' and pg_get_constraintdef(oid) ~ format('\\(%s ~ ''\\^20', column_name)))
     order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(timeBounds).toSorted());
  const named = await database.query<{ name: string }>(
    `select distinct format('%s.%s.%s', table_schema, table_name, column_name) as name
     from information_schema.column_privileges
     where table_schema in ('public', 'private') and privilege_type in ('INSERT', 'UPDATE')
       and grantee in ('PUBLIC', 'anon', 'authenticated', 'service_role')`,
  );
  expect(named.filter(({ name }) => timeBounds[name] === 'ours')).toEqual([]);
});

test('the first day of the database is that of the constants', async () => {
  const [row] = await database.query('select private.first_moment() as at');
  expect(row).toEqual({ at: new Date(`${constants.firstDay}T00:00:00Z`) });
});

const impossible = ['-infinity', '0001-01-01', '1970-01-01', '9999-12-31', 'infinity'];
const planted: readonly (readonly [column: string, values: readonly string[]])[] = [
  ['public.attempts.created_at', impossible],
  ['public.attempts.submitted_at', impossible],
  [
    'public.attempts.item_times',
    [
      '{"r1": {"at": -5, "ms": 1}}',
      '{"r1": {"at": 1e300, "ms": 1}}',
      '{"r1": {"at": 1}}',
      '{"r1": {"at": "soon", "ms": 1}}',
      '{"r1": 5}',
    ],
  ],
  ['public.second_looks.item_times', ['{"music-1": {"at": -5, "ms": 1}}', '{"music-1": 5}']],
  ['public.plans.start', ['2000-09', '2099-09']],
  ['public.shares.expires_at', impossible],
  ['public.research_releases.period_start', ['-infinity', '0001-01-01', '1970-01-01']],
  ['public.research_releases.period_end', ['-infinity', '0001-01-01', 'infinity']],
  ['private.seat_appointments.next_at', impossible],
];

test('what is listed as refused is tried below', () => {
  const refused = Object.keys(timeBounds).filter((name) => timeBounds[name] === 'refused');
  expect(planted.map(([name]) => name).toSorted()).toEqual(refused.toSorted());
});

const cells = planted.flatMap(([name, values]) => values.map((value) => ({ name, value })));

test.each(cells)('$name = $value is refused from every writer', async ({ name, value }) => {
  const [schema, table, column = ''] = name.split('.');
  const ana = await person();
  const [draft, done] = [attemptHeader(), attemptHeader()];
  await saveAnswers(ana, draft, { r1: answer(3) });
  await saveAnswers(ana, done, { r1: answer(3) });
  await ana.query('select public.submit_attempt($1)', [done.id]);
  await ana.query(`select public.create_share($1::jsonb, $2, '', 7)`, [
    JSON.stringify([done.id]),
    randomBytes(32).toString('hex'),
  ]);
  await lookAgain(ana);
  await sitInClass(database, (await createPerson(database)).id);
  await ana.query(
    `insert into public.plans (country, diploma, aim, start) values ('MX', 'ib', 'vocational', '2027-09')`,
  );
  await database.query(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables)
     values ('riasec', 300, '2026-01-01', '2026-06-30', 10, '{}')`,
  );
  // Submitted rows are frozen; the trigger that says so would speak first.
  const only = /attempts\.(submitted_at|item_times)$/.test(name) ? `where state = 'draft'` : '';
  const also = column === 'submitted_at' ? `, state = 'submitted'` : '';
  await expect(
    database.query(`update ${schema}.${table} set ${column} = '${value}'${also} ${only}`),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^(22023|23514)$/) });
});

test('an attempt is begun before it is handed in', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(3) });
  const change = `update public.attempts set state = 'submitted', created_at = now(), submitted_at = now() - interval '1 day' where id = $1`;
  await expect(database.query(change, [header.id])).rejects.toMatchObject({ code: '22023' });
});

test('an attempt from a day on which our own clock ran ahead can still be answered and handed in (X10)', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(3) });
  await database.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    await tx.query(
      `update public.attempts set created_at = now() + interval '1 day' where id = $1`,
      [header.id],
    );
  });
  await saveAnswers(ana, header, { r2: answer(4) });
  expect(await callJson(ana, 'submit_attempt($1)', [header.id])).toMatchObject({
    state: 'submitted',
    answers: { r1: 3, r2: 4 },
  });
  const [row] = await database.query(
    'select created_at <= submitted_at as ordered from public.attempts where id = $1',
    [header.id],
  );
  expect(row).toEqual({ ordered: true });
});

test.each([
  ['negative', -1],
  ['enormous', 1e308],
  ['a text', '2026-11-22'],
  ['missing', undefined],
])('a time of an answer that is %s is refused, and nothing is stored', async (_what, at) => {
  const ana = await person();
  const call = saveAnswers(ana, attemptHeader(), { r1: { value: 3, at, ms: 5 } });
  await expect(call).rejects.toMatchObject({ code: '22023' });
  expect(await ana.query('select id from public.attempts')).toEqual([]);
});

const now = Date.now();
const oddTimes: [string, unknown, unknown][] = [
  ['a day behind', now - 25 * HOUR, now - 24 * HOUR],
  ['a day ahead', now + 23 * HOUR, now + 24 * HOUR],
  ['in 1970', 5_000, 900_000],
  ['-infinity', '-infinity', '-infinity'],
  ['infinity', 'infinity', 'infinity'],
  ['year 1', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
  ['before the epoch', -1e12, -1e12],
  ['an enormous number', 1e308, 1e308],
  ['NaN', 'NaN', 'NaN'],
  ['in the wrong order', now - HOUR, now - 2 * HOUR],
  ['begun never', null, now - HOUR],
  ['of other types', { at: 1 }, [1]],
];

test.each(oddTimes)(
  'a telephone whose clock is %s holds and claims every answer, at a possible time (X10)',
  async (_what, startedAt, submittedAt) => {
    const secret = randomBytes(16).toString('hex');
    const hash = createHash('sha256').update(secret).digest('hex');
    const held = { answers: { r1: 3, i1: 0 }, started_at: startedAt, submitted_at: submittedAt };
    const payload = [
      { ...attemptHeader(), ...held, state: 'submitted', item_times: { r1: { at: 1e14, ms: 2 } } },
      { ...attemptHeader(), ...held, state: 'draft' },
    ];
    await callJson(guest, 'hold_guest_attempt($1, $2::jsonb)', [hash, payload]);
    const bounds = `>= private.first_moment() and %s <= now()`;
    const possible = (time: string) => `${time} ${bounds.replace('%s', time)}`;
    const [kept] = await database.query(
      `select bool_and(${possible(`(held ->> 'started_at')::timestamptz`)}) as begun,
         bool_and(${possible(`coalesce((held ->> 'submitted_at')::timestamptz, now())`)}) as handed_in,
         bool_and((held #>> '{item_times,r1,at}')::bigint between 0 and extract(epoch from now()) * 1000) as answered
       from private.held_attempts, jsonb_array_elements(payload) as held where secret_hash = $1`,
      [hash],
    );
    expect(kept).toEqual({ begun: true, handed_in: true, answered: true });
    const ana = await person();
    expect(await callJson(ana, 'claim_held_attempt($1)', [secret])).toHaveLength(2);
    const rows = await ana.query(
      `select state, answers, created_at <= coalesce(submitted_at, now()) as ordered, created_at >= '2026-01-01' as late_enough,
         coalesce(submitted_at, now()) <= now() as over from public.attempts order by state`,
    );
    const row = { answers: { r1: 3, i1: 0 }, ordered: true, late_enough: true, over: true };
    expect(rows).toEqual([
      { ...row, state: 'draft' },
      { ...row, state: 'submitted' },
    ]);
  },
);

test('a clock that is right, or a day behind, is believed', async () => {
  const [secret, submitted] = [randomBytes(16).toString('hex'), new Date(now - 24 * HOUR)];
  const hash = createHash('sha256').update(secret).digest('hex');
  const held = { ...attemptHeader(), answers: { r1: 3 }, state: 'submitted' };
  await callJson(guest, 'hold_guest_attempt($1, $2::jsonb)', [
    hash,
    [{ ...held, started_at: now - 25 * HOUR, submitted_at: submitted.toISOString() }],
  ]);
  const ana = await person();
  await callJson(ana, 'claim_held_attempt($1)', [secret]);
  expect(await ana.query('select created_at, submitted_at from public.attempts')).toEqual([
    { created_at: new Date(now - 25 * HOUR), submitted_at: submitted },
  ]);
});

test('what is held has the fields that we know and no others', async () => {
  const hash = randomBytes(32).toString('hex');
  const held = { ...attemptHeader(), answers: { r1: 3 }, state: 'draft', note: 'for later' };
  const times = { r1: { at: 5, ms: 6, note: 'x' }, zz: { at: 'never' } };
  await callJson(guest, 'hold_guest_attempt($1, $2::jsonb)', [
    hash,
    [{ ...held, item_times: times }],
  ]);
  const [row] = await database.query<{ payload: object[] }>(
    'select payload from private.held_attempts where secret_hash = $1',
    [hash],
  );
  expect(row?.payload[0]).not.toHaveProperty('note');
  expect(row?.payload[0]).toMatchObject({ item_times: { r1: { at: 5, ms: 6 } } });
  expect(JSON.stringify(row?.payload)).not.toMatch(/zz|note/);
});

test('the day of a tick becomes today where it cannot be, and odd ticks are left out', async () => {
  const ana = await person();
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(now - 24 * HOUR).toISOString().slice(0, 10);
  const ticks = {
    visa: yesterday,
    past: '0001-01-01',
    clock: '1970-01-01',
    future: '9999-12-31',
    never: '2026-02-31',
    'not a step': today,
    word: 'soon',
    number: 5,
  };
  await ana.query(
    `insert into public.plans (country, diploma, aim, start, ticks) values ('MX', 'ib', 'vocational', '2027-09', $1::jsonb)`,
    [JSON.stringify(ticks)],
  );
  expect(await ana.query('select ticks from public.plans')).toEqual([
    { ticks: { visa: yesterday, past: today, clock: today, future: today, never: today } },
  ]);
});
