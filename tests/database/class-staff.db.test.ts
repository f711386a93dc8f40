import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import {
  codeOf,
  hashOf,
  join,
  makeCentre,
  makeStaff,
  openClass,
  submit,
} from './classes-for-tests.ts';
import { anonymous, asPerson } from './people.ts';
import { startRest } from './rest-client.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const { centre, group, lead } = await makeCentre(database);
const guest = asPerson(database, anonymous);

type Sheet = {
  summary: object | null;
  attempts: object[] | null;
  note: { text: string; version: number } | null;
  earlier_notes: { text: string }[];
  appointment: { link: string | null } | null;
  agreed_steps: string | null;
};
const sheet = (seat: string) => callJson<Sheet>(lead.as, 'shared_sheet($1)', [seat]);
const note = (seat: string, text: string, based: number) =>
  callJson<{ version: number; conflict: { text: string } | null }>(
    lead.as,
    'write_seat_note($1, $2, $3)',
    [seat, text, based],
  );

test('the counsellor sees what the pupil lets her see, from the next request on (P18)', async () => {
  const { id, code } = await openClass(lead.as, group);
  const { secret, seat } = await join(database, code, 'Ana');
  await submit(database, secret);
  const share = (shared: string) =>
    callJson(guest, 'change_seat_sharing($1, $2)', [secret, shared]);
  expect(await sheet(seat)).toMatchObject({ summary: null, attempts: null });
  expect(await callJson(lead.as, 'shared_sheets($1)', [id])).toEqual([]);
  await share('summary');
  expect(await sheet(seat)).toMatchObject({ summary: { lead: 'S' }, attempts: null });
  await share('everything');
  expect(await sheet(seat)).toMatchObject({
    attempts: [{ instrument: 'riasec', answers: { r01: 3 } }],
  });
  expect(await callJson(lead.as, 'shared_sheets($1)', [id])).toHaveLength(1);
  await note(seat, 'Likes animals', 0);
  await callJson(lead.as, 'set_appointment($1, now(), $2)', [seat, 'https://example.test/book']);
  expect(await callJson(guest, 'my_seat($1)', [secret])).toMatchObject({
    notes: [{ text: 'Likes animals' }],
    appointment: { link: 'https://example.test/book' },
    agreed_steps: null,
  });
  await callJson(guest, 'withdraw_seat($1)', [secret]);
  expect(await sheet(seat)).toMatchObject({
    summary: null,
    attempts: null,
    note: null,
    earlier_notes: [],
    appointment: null,
  });
  expect(await callJson(lead.as, 'shared_sheets($1)', [id])).toEqual([]);
  expect(await callJson(lead.as, 'class_board($1)', [id])).toMatchObject({
    counters: { joined: 1, finished: 1 },
    seats: [{ alias: 'Ana', shared: 'nothing', withdrawn: true }],
  });
  expect(await callJson(guest, 'my_seat($1)', [secret])).toMatchObject({ result: null, notes: [] });
  expect(await codeOf(note(seat, 'Again', 1))).toBe('PT409');
  expect(await codeOf(share('everything'))).toBe('PT409');
});

test('of two who write one note the newest wins, and the older is shown and kept', async () => {
  const { code } = await openClass(lead.as, group);
  const { seat } = await join(database, code, 'Ana');
  expect(await note(seat, 'First', 0)).toEqual({ version: 1, conflict: null });
  const both = await Promise.all([note(seat, 'One', 1), note(seat, 'Two', 1)]);
  const late = both.find(({ version }) => version === 3);
  expect(late?.conflict).toMatchObject({ version: 2 });
  const { note: newest, earlier_notes: earlier } = await sheet(seat);
  expect(new Set([newest?.text, earlier[0]?.text])).toEqual(new Set(['One', 'Two']));
  expect(late?.conflict?.text).toBe(earlier[0]?.text);
  expect(await codeOf(note(seat, 'x'.repeat(2001), 3))).toBe('22023');
  for (let version = 3; version < 30; version += 1) await note(seat, `Version ${version}`, version);
  expect((await sheet(seat)).earlier_notes).toHaveLength(19);
});

test('what was agreed is on the sheet and on the card, until it is taken away or the result taken back', async () => {
  const { code } = await openClass(lead.as, group);
  const { secret, seat } = await join(database, code, 'Ana');
  await submit(database, secret);
  const agree = (text: string) =>
    codeOf(callJson(lead.as, 'set_agreed_steps($1, $2)', [seat, text]));
  const seen = async () => [
    (await sheet(seat)).agreed_steps,
    (await callJson<Sheet>(guest, 'my_seat($1)', [secret])).agreed_steps,
  ];
  expect(await agree('Visit a lab\nAsk an aunt')).toBe('done');
  expect(await seen()).toEqual(['Visit a lab\nAsk an aunt', 'Visit a lab\nAsk an aunt']);
  expect([await agree('x'.repeat(401)), await agree(' \n ')]).toEqual(['22023', 'done']);
  expect(await seen()).toEqual([null, null]);
  await agree('Visit a lab');
  await callJson(guest, 'withdraw_seat($1)', [secret]);
  expect(await seen()).toEqual([null, null]);
  expect(await agree('Again')).toBe('PT409');
});

test('the agreement comes first; without authorisations a session only counts', async () => {
  const other = await makeStaff(database, 'Lead of Bogotá');
  const bogota = await callJson<string>(other.as, `create_centre('Colegio', 'CO', 'school')`, []);
  const class10 = await callJson<string>(other.as, `create_group($1, '10')`, [bogota]);
  expect(await codeOf(openClass(other.as, class10))).toBe('PT412');
  const accept = (authorisations: boolean, age: number) =>
    callJson(other.as, `accept_agreement($1, '1', $2, 'consent', true, $3, $4)`, [
      bogota,
      'a'.repeat(64),
      authorisations,
      age,
    ]);
  expect(await accept(false, 17)).toEqual({ may_keep_pupils: false });
  expect(await codeOf(openClass(other.as, class10))).toBe('PT451');
  expect(await codeOf(openClass(other.as, class10, { mode: 'count' }))).toBe('done');
  expect(await accept(true, 17)).toEqual({ may_keep_pupils: true });
  expect(await codeOf(openClass(other.as, class10))).toBe('done');
});

test('in Spain 14 is enough, and 13 is not', async () => {
  for (const [minimumAge, outcome] of [
    [14, 'done'],
    [13, 'PT451'],
  ] as const) {
    const school = await makeCentre(database, { minimumAge });
    expect(await codeOf(openClass(school.lead.as, school.group))).toBe(outcome);
  }
});

test('an invitation works once, for seven days, with the second factor', async () => {
  const invite = async (secret: string, role = 'counsellor') =>
    callJson<{ id: string }>(lead.as, 'invite_staff($1, $2, $3, $4)', [
      centre,
      role,
      [group],
      hashOf(secret),
    ]);
  const [ana, ben] = [await makeStaff(database, 'Ana'), await makeStaff(database, 'Ben')];
  await invite('one');
  expect(await callJson(guest, `look_at_invitation('one')`, [])).toMatchObject({
    centre: 'IES Faro',
    role: 'counsellor',
  });
  expect(await codeOf(callJson(ana.as, `accept_invitation('one')`, []))).toBe('done');
  expect(await codeOf(callJson(ben.as, `accept_invitation('one')`, []))).toBe('PT404');
  expect(await callJson(guest, `look_at_invitation('one')`, [])).toBeNull();
  expect(await callJson(ana.as, 'my_centres()', [])).toMatchObject([
    { role: 'counsellor', groups: [{ id: group, is_mine: true }], staff: [] },
  ]);
  const { id } = await invite('two');
  await database.query(`update private.staff_invitations set expires_at = now() where id = $1`, [
    id,
  ]);
  expect(await codeOf(callJson(ben.as, `accept_invitation('two')`, []))).toBe('PT404');
  await invite('three', 'lead');
  await callJson(ana.as, `accept_invitation('three')`, []);
  expect(await callJson(ana.as, 'my_centres()', [])).toMatchObject([{ role: 'lead' }]);
  await callJson(lead.as, `set_staff_role($1, $2, 'counsellor')`, [centre, ana.id]);
  expect(await codeOf(callJson(lead.as, 'remove_staff($1, $2)', [centre, lead.id]))).toBe('PT409');
  expect(
    await codeOf(callJson(lead.as, `set_staff_role($1, $2, 'counsellor')`, [centre, lead.id])),
  ).toBe('PT409');
});

test('a list has 500 aliases at most, each once, and none that is an address or a number of a document', async () => {
  const set = (aliases: string[]) =>
    codeOf(callJson(lead.as, 'set_roster($1, $2)', [group, aliases]));
  expect(await set(['Ana', '  Ben ', '3'])).toBe('done');
  expect(await callJson(lead.as, 'roster($1)', [group])).toEqual(['Ana', 'Ben', '3']);
  for (const wrong of [
    ['Ana', 'ana'],
    ['ana@example.test'],
    ['12345678Z'],
    [''],
    Array.from({ length: 501 }, (_, n) => `p${n}`),
  ])
    expect(await set(wrong)).toBe('22023');
  expect(await callJson(lead.as, 'roster($1)', [group])).toEqual(['Ana', 'Ben', '3']);
  expect(await set([])).toBe('done');
  expect(await callJson(lead.as, 'roster($1)', [group])).toEqual([]);
});

test('twenty wrong codes of a client, and its further misses are refused; right codes never are', async () => {
  const { code } = await openClass(lead.as, group);
  const { rest } = startRest(database);
  const ask = async (typed: string, client: string) => {
    const answer = await rest(
      new Request('http://site.test/rest/v1/rpc/class_session', {
        method: 'POST',
        headers: { 'x-test-claims': JSON.stringify(anonymous), 'content-type': 'application/json' },
        body: JSON.stringify({ code: typed }),
      }),
      'asked',
      client,
    );
    return [answer.status, (await answer.text()).slice(0, 4)];
  };
  const miss = [200, 'null'];
  for (let tried = 0; tried < 20; tried += 1)
    expect(await ask('ZZZZZZZZ', '198.51.100.7')).toEqual(miss);
  expect((await ask('ZZZZZZZZ', '198.51.100.7'))[0]).toBe(429);
  expect((await ask(code, '198.51.100.7'))[0]).toBe(200);
  expect(await ask('ZZZZZZZZ', '203.0.113.9')).toEqual(miss);
});
