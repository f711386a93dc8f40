import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import {
  codeOf,
  hashOf,
  join,
  makeCentre,
  openClass,
  sentAttempt,
  submit,
  summaryOf,
} from './classes-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startDatabase } from './start-database.ts';

// A database of its own: one of its connections is ended.
const database = await startDatabase();
const { centre, lead } = await makeCentre(database);
const guest = asPerson(database, anonymous);

/** A session of a new group. */
const open = async (more: Parameters<typeof openClass>[2] = {}) =>
  openClass(lead.as, await callJson(lead.as, `create_group($1, '4A')`, [centre]), more);

const end = (id: string, minutesAgo: number) =>
  database.query(
    `update private.class_sessions set closed_at = now() - $2 * interval '1 minute' where id = $1`,
    [id, minutesAgo],
  );
const lookAt = (code: string) =>
  callJson<{ id: string } | null>(guest, 'class_session($1)', [code]);

test('a code opens its session however it is typed; wrong, ended and closed ones are the same nothing', async () => {
  const { id, code } = await open();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    .replaceAll('0', 'o')
    .replaceAll('1', 'L');
  expect(await lookAt(typed)).toMatchObject({
    id,
    centre: 'IES Faro',
    group: '4A',
    tests: ['riasec'],
    form: 'short',
    standing: 'open',
  });
  expect(await lookAt('ZZZZZZZZ')).toBeNull();
  await callJson(lead.as, 'close_class_session($1)', [id]);
  expect(await lookAt(code)).toBeNull();
  const over = await open();
  await database.query(
    `update private.class_sessions set opened_at = now() - interval '3 hours', closes_at = now() - interval '1 second' where id = $1`,
    [over.id],
  );
  expect(await lookAt(over.code)).toBeNull();
  expect(await codeOf(join(database, over.code, 'Ana'))).toBe('PT404');
});

test('a taken alias gets a number, and the same secret is the same seat', async () => {
  const { code } = await open();
  const first = await join(database, code, '  Ana ');
  const aliases = [
    first.alias,
    (await join(database, code, 'ana')).alias,
    (await join(database, code, 'ANA')).alias,
  ];
  expect(aliases).toEqual(['Ana', 'ana 2', 'ANA 3']);
  const again = await callJson(guest, 'join_class($1, $2, $3)', [
    code,
    'Other',
    hashOf(first.secret),
  ]);
  expect(again).toMatchObject({ seat: first.seat, alias: 'Ana' });
});

test.each([
  'ana@example.test',
  'ana arroba gmail',
  '612 345 678',
  '+52 55 1234 5678',
  '12345678Z',
  'PEGA850101',
  'www.ana.es',
  '',
  ' '.repeat(9),
  'a'.repeat(25),
])('the alias %j is refused, and no seat is taken', async (alias) => {
  const { id, code } = await open();
  expect(await codeOf(join(database, code, alias))).toBe('22023');
  expect(
    await database.query('select joined from private.class_sessions where id = $1', [id]),
  ).toEqual([{ joined: 0 }]);
});

test.each(['7', '4A-12', 'Ñandú 3', 'Mª José'])('the alias %j is taken as it is', async (alias) => {
  const { code } = await open();
  expect((await join(database, code, alias)).alias).toBe(alias);
});

test('a full class refuses one more, and nobody who sits in it', async () => {
  const { code } = await open({ cap: 2 });
  const ana = await join(database, code, 'Ana');
  await join(database, code, 'Ben');
  expect(await codeOf(join(database, code, 'Cleo'))).toBe('PT409');
  expect(await lookAt(code)).toMatchObject({ standing: 'full' });
  expect((await submit(database, ana.secret)).shared).toBe('nothing');
});

test('two pupils who take the last place at once are one seat', async () => {
  const { id, code } = await open({ cap: 1 });
  const tried = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan'].map((alias) => codeOf(join(database, code, alias))),
  );
  expect(tried.toSorted()).toEqual(['PT409', 'PT409', 'PT409', 'done']);
  expect(
    await database.query('select joined from private.class_sessions where id = $1', [id]),
  ).toEqual([{ joined: 1 }]);
});

test('handed in twice is one result and the same answer; something else is refused', async () => {
  const { id, code } = await open();
  const { secret, seat } = await join(database, code, 'Ana');
  await callJson(guest, 'class_half_way($1)', [secret]);
  await callJson(guest, 'class_half_way($1)', [secret]);
  const sent = { attempts: [sentAttempt()], summary: summaryOf('S'), shared: 'summary' };
  const answers = await Promise.all([1, 2, 3].map(() => submit(database, secret, sent)));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await codeOf(submit(database, secret, { ...sent, attempts: [sentAttempt()] }))).toBe(
    'PT409',
  );
  expect(
    await database.query('select count(*)::int as n from private.seat_results where seat_id = $1', [
      seat,
    ]),
  ).toEqual([{ n: 1 }]);
  expect(
    await database.query(
      'select joined, half, finished from private.class_sessions where id = $1',
      [id],
    ),
  ).toEqual([{ joined: 1, half: 1, finished: 1 }]);
});

test('a connection that dies before or after it is written leaves one result', async () => {
  const { code } = await open();
  const { secret, seat } = await join(database, code, 'Ana');
  const sent = { attempts: [sentAttempt()], summary: summaryOf('S'), shared: 'summary' };
  // One statement, so that nothing is written to the connection after it has gone.
  const dying = database.query(
    `with sent as materialized (select public.submit_class($1, $2::jsonb, $3::jsonb, $4) as said)
     select pg_terminate_backend(pg_backend_pid()) from sent where said is not null`,
    [secret, JSON.stringify(sent.attempts), JSON.stringify(sent.summary), sent.shared],
  );
  await expect(dying).rejects.toMatchObject({
    message: expect.stringMatching(/terminat|clos|connect/i),
  });
  const rows = 'select count(*)::int as n from private.seat_results where seat_id = $1';
  expect(await database.query(rows, [seat])).toEqual([{ n: 0 }]);
  // Written, and the answer lost: the same is sent again.
  await submit(database, secret, sent);
  expect(await submit(database, secret, sent)).toMatchObject({ shared: 'summary' });
  expect(await database.query(rows, [seat])).toEqual([{ n: 1 }]);
});

test('after the end what was begun is taken for fifteen minutes, and then no more; what was taken stays answered', async () => {
  const { id, code } = await open();
  const [late, later] = [await join(database, code, 'Late'), await join(database, code, 'Later')];
  const sent = { attempts: [sentAttempt()] };
  await end(id, 14);
  expect(await codeOf(join(database, code, 'New'))).toBe('PT404');
  const answered = await submit(database, late.secret, sent);
  await end(id, 16);
  expect(await codeOf(submit(database, later.secret))).toBe('PT410');
  expect(await submit(database, late.secret, sent)).toEqual(answered);
});

test('who finished one of two tests hands in that one, once', async () => {
  const { code } = await open({ tests: ['riasec', 'values'] });
  const { secret } = await join(database, code, 'Ana');
  const sent = { attempts: [sentAttempt('values', 'full')] };
  const answered = await submit(database, secret, sent);
  expect(answered).toMatchObject({ shared: 'nothing' });
  expect(await submit(database, secret, sent)).toEqual(answered);
});

test.each<[string, Parameters<typeof submit>[2]]>([
  ['another test', { attempts: [sentAttempt('values')] }],
  ['a test too many', { attempts: [sentAttempt(), sentAttempt('values')] }],
  ['a test twice', { attempts: [sentAttempt(), sentAttempt()] }],
  ['no test', { attempts: [] }],
  ['another form', { attempts: [sentAttempt('riasec', 'full')] }],
  ['no answers', { attempts: [{ ...sentAttempt(), answers: {} }] }],
  ['an answer that is none', { attempts: [{ ...sentAttempt(), answers: { r01: 'x' } }] }],
  ['too much', { attempts: [{ ...sentAttempt(), more: 'x'.repeat(70_000) }] }],
  ['no such sharing', { shared: 'all' }],
  ['a summary with more', { summary: { ...summaryOf('S'), name: 'Ana' } }],
  ['a summary of other letters', { summary: { ...summaryOf('S'), letters: 'XY' } }],
  ['four families', { summary: summaryOf('S', ['a', 'b', 'c', 'd']) }],
  ['a family twice', { summary: summaryOf('S', ['a', 'a']) }],
  ['no summary', { summary: null }],
])('with %s nothing is stored', async (_, sent) => {
  const { id, code } = await open();
  const { secret, seat } = await join(database, code, 'Ana');
  expect(await codeOf(submit(database, secret, sent))).toBe('22023');
  expect(
    await database.query('select from private.seat_results where seat_id = $1', [seat]),
  ).toEqual([]);
  expect(
    await database.query('select finished from private.class_sessions where id = $1', [id]),
  ).toEqual([{ finished: 0 }]);
});

test('the card shows the result now or when it is released, and says until when', async () => {
  const { id, code } = await open({ results: 'released' });
  const { secret } = await join(database, code, 'Ana');
  await submit(database, secret);
  const card = () => callJson<Record<string, unknown>>(guest, 'my_seat($1)', [secret]);
  expect(await card()).toMatchObject({
    alias: 'Ana',
    shared: 'nothing',
    result: null,
    session: { released: false, centre: 'IES Faro' },
  });
  await callJson(lead.as, 'release_results($1)', [id]);
  const shown = await card();
  expect(shown).toMatchObject({
    result: [{ instrument: 'riasec', answers: { r01: 3, i01: 4 }, state: 'submitted' }],
  });
  expect(JSON.stringify(shown['result'])).not.toContain('item_times');
  expect(await callJson(guest, 'my_seat($1)', ['nothing'])).toBeNull();
});

test('who is signed in sits there with the account, under a name only on wish', async () => {
  const person = await createPerson(database, { metadata: { full_name: 'Ana María Prueba' } });
  const as = asPerson(database, person.claims);
  const { code } = await open();
  const [plain, named] = ['b', 'c'].map((letter) => letter.repeat(64));
  expect(await callJson(as, 'join_class($1, $2, $3)', [code, 'Luna', plain])).toMatchObject({
    alias: 'Luna',
  });
  expect(await callJson(as, 'join_class($1, $2, $3, true)', [code, '', named])).toMatchObject({
    alias: 'Ana María Prueba',
  });
  expect(
    await database.query('select count(*)::int as n from private.class_seats where user_id = $1', [
      person.id,
    ]),
  ).toEqual([{ n: 2 }]);
  await database.query('update public.profiles set restricted_at = now() where id = $1', [
    person.id,
  ]);
  expect(await codeOf(callJson(as, 'join_class($1, $2, $3)', [code, 'Sol', 'd'.repeat(64)]))).toBe(
    'PT423',
  );
});
