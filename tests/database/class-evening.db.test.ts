import { expect, test } from 'vitest';
import { guessSign } from '#domain/class/guess-sign.ts';
import type { Queries } from '#server/database/database.ts';
import { callJson } from './attempts-for-tests.ts';
import {
  codeOf,
  hashOf,
  join,
  makeCentre,
  openClass,
  submit,
  type Opened,
} from './classes-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const guest = asPerson(database, anonymous);
const { lead, group, centre } = await makeCentre(database);
const places = { R: [1, 2], I: [1, 2], A: [3, 3], S: [4, 6], E: [4, 6], C: [4, 6] };

/** A class of Ana, who has handed in, and its evening. */
async function openEvening() {
  const { id, code } = await openClass(lead.as, group);
  const ana = await join(database, code, 'Ana María');
  await submit(database, ana.secret, { shared: 'nothing' });
  const evening = await callJson<Opened>(lead.as, 'open_evening($1, 3)', [id]);
  return { id, ana, classCode: code, evening };
}
const guess = (code: string, alias: string, secret: string, letters = 'SAIREC') =>
  callJson(guest, 'guess_in_evening($1, $2, $3, $4)', [code, alias, letters, hashOf(secret)]);
const look = (secret: string) => callJson(guest, 'open_family_guess($1)', [secret]);
type Read = { id: string; sign: string; guess: string; agreed: boolean };
const readOf = async (secret: string) =>
  (await callJson<{ guesses: Read[] }>(guest, 'my_seat($1)', [secret])).guesses;
const agree = (id: string, secret: string, shown: object = places, as: Queries = guest) =>
  codeOf(
    callJson(as, 'agree_family_guess($1, $2, $3::jsonb)', [id, secret, JSON.stringify(shown)]),
  );

test('a phone is told the same bytes for a pupil, for nobody and for no secret at all, until the pupil agrees (P25)', async () => {
  const { ana, evening } = await openEvening();
  const told = [
    await guess(evening.code, 'ana maria', 'mother'),
    await guess(evening.code, 'Nobody', 'stranger'),
    await look('mother'),
    await look('stranger'),
    await look('never sent'),
  ].map((one) => JSON.stringify(one));
  expect(new Set(told)).toEqual(new Set(['{"kind":"waiting"}']));
  const [read, ...others] = await readOf(ana.secret);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ guess: 'SAIREC', agreed: false });
  // The phone shows the same three figures.
  expect(read?.sign).toBe(guessSign(hashOf('mother')));
  // Of an order for nobody only a hash is left, so that it counts once.
  expect(
    await database.query(
      'select guess, seat_id from private.family_guesses where secret_hash = $1',
      [hashOf('stranger')],
    ),
  ).toEqual([{ guess: null, seat_id: null }]);
  expect(await agree(read?.id ?? '', ana.secret)).toBe('done');
  expect(await look('mother')).toEqual({ kind: 'agreed', guess: 'SAIREC', places });
  expect(JSON.stringify(await look('stranger'))).toBe('{"kind":"waiting"}');
});

test('an order is counted once and taken once; staff see how many, and no word of them', async () => {
  const { ana, evening } = await openEvening();
  await guess(evening.code, 'Ana María', 'father');
  await guess(evening.code, 'Ana María', 'father', 'CERIAS');
  await guess(evening.code, 'Nobody', 'aunt');
  expect(await readOf(ana.secret)).toMatchObject([{ guess: 'SAIREC' }]);
  const board = await callJson<object>(lead.as, 'class_board($1)', [evening.id]);
  expect(board).toMatchObject({
    counters: { finished: 2 },
    seats: [],
    session: { kind: 'evening' },
  });
  const said = JSON.stringify([
    board,
    await callJson(lead.as, 'my_centres()', []),
    await callJson(lead.as, 'shared_sheet($1)', [ana.seat]),
  ]);
  expect(said).not.toContain('SAIREC');
});

test('the pupil alone agrees, with a result that is shown; another card, another account, places that are none are refused', async () => {
  const { ana, evening, classCode } = await openEvening();
  const ben = await join(database, classCode, 'Ben');
  await guess(evening.code, 'Ana María', 'her mother');
  await guess(evening.code, 'Ben', 'his mother');
  const [one] = await readOf(ana.secret);
  const [two] = await readOf(ben.secret);
  const other = asPerson(database, await signedIn(database, await createPerson(database)));
  expect([
    await agree(one?.id ?? '', ben.secret),
    await agree(one?.id ?? '', ''),
    await agree(one?.id ?? '', '', places, other),
    await agree(two?.id ?? '', ben.secret),
    await agree(one?.id ?? '', ana.secret, { ...places, R: [2, 1] }),
    await agree(one?.id ?? '', ana.secret, { ...places, X: [1, 1] }),
    await agree(one?.id ?? '', ana.secret, { R: [1, 1] }),
  ]).toEqual(['PT404', '42501', 'PT404', 'PT412', '22023', '22023', '22023']);
  expect(await look('her mother')).toEqual({ kind: 'waiting' });
});

test('in an account it is agreed to without the card', async () => {
  const { ana, evening } = await openEvening();
  const person = await createPerson(database);
  const as = asPerson(database, await signedIn(database, person));
  await callJson(as, 'claim_seat($1)', [ana.secret]);
  await guess(evening.code, 'Ana María', 'account mother');
  const [seat] = await callJson<{ guesses: Read[] }[]>(as, 'my_seats()', []);
  expect(await agree(seat?.guesses[0]?.id ?? '', '', places, as)).toBe('done');
  expect(await look('account mother')).toMatchObject({ kind: 'agreed' });
});

test('dropped, withdrawn or erased, nothing of a guess is left, and its phone hears what it heard before', async () => {
  const { ana, evening } = await openEvening();
  await guess(evening.code, 'Ana María', 'first');
  await guess(evening.code, 'Ana María', 'second', 'AIRSEC');
  const [first, second] = await readOf(ana.secret);
  for (const one of [first, second]) await agree(one?.id ?? '', ana.secret);
  await callJson(guest, 'drop_family_guess($1, $2)', [first?.id, ana.secret]);
  expect([await look('first'), Object(await look('second')).kind]).toEqual([
    { kind: 'waiting' },
    'agreed',
  ]);
  await callJson(guest, 'withdraw_seat($1)', [ana.secret]);
  expect(await look('second')).toEqual({ kind: 'waiting' });
  await guess(evening.code, 'Ana María', 'too late');
  expect(await readOf(ana.secret)).toEqual([]);
  await database.query('delete from private.class_seats where id = $1', [ana.seat]);
  const [left] = await database.query<{ n: number }>(
    'select count(*)::int as n from private.family_guesses where session_id = $1 and guess is not null',
    [evening.id],
  );
  expect(left?.n).toBe(0);
});

test('an evening is of a class that keeps results, goes with it, has six orders of a pupil, takes no seat and ends', async () => {
  const { id, ana, evening } = await openEvening();
  const values = await openClass(lead.as, group, { tests: ['values'] });
  const count = await openClass(lead.as, group, { mode: 'count' });
  for (const of of [values.id, count.id, evening.id])
    expect(await codeOf(callJson(lead.as, 'open_evening($1, 3)', [of]))).toBe('22023');
  expect(await codeOf(join(database, evening.code, 'Zoe'))).toBe('PT404');
  for (let n = 0; n < 7; n += 1) await guess(evening.code, 'Ana María', `many ${n}`);
  expect(await readOf(ana.secret)).toHaveLength(6);
  await callJson(lead.as, 'close_class_session($1)', [evening.id]);
  expect(await codeOf(guess(evening.code, 'Ana María', 'late'))).toBe('PT404');
  expect(await callJson(lead.as, 'group_report($1)', [evening.id])).toEqual({
    standing: 'no-interests',
  });
  await database.query('delete from private.class_sessions where id = $1', [id]);
  const [left] = await database.query<{ n: number }>(
    `select (select count(*) from private.class_sessions where id = $1)::int
       + (select count(*) from private.family_guesses where session_id = $1)::int as n`,
    [evening.id],
  );
  expect(left?.n).toBe(0);
  await callJson(lead.as, 'close_centre($1)', [centre]);
  const later = await openClass(lead.as, group).catch(() => undefined);
  expect(later).toBeUndefined();
});
