/** A guest's own link (threat P22): unguessable, over in thirty days or from the same browser, taken over by an account. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/guest-link.ts';
import type { Queries } from '#server/database/database.ts';
import { callJson } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const visitor = asPerson(database, anonymous);
const newSecret = () => randomBytes(32).toString('hex');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const summary = { portrait: 'ia', points: [9, 36, 25, 28, 14, 16], careers: ['biologia-marina'] };

type Opened = { kind: string; summary?: unknown; expires_at?: string };

const keep = (token: string, secret: string, said: object = summary, text: object = {}) => {
  const { version, hash } = { ...copy.consent, ...text };
  return callJson<{ expires_at: string }>(
    visitor,
    'keep_guest_link($1, $2, $3::jsonb, $4, $5, $6)',
    [hashOf(token), hashOf(secret), said, version, hash, 'es'],
  );
};
const open = (token: string, as: Queries = visitor) =>
  callJson<Opened>(as, 'open_guest_link($1)', [token]);
const refused = (tried: Promise<unknown>) =>
  tried.then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

test('whoever has the link reads the summary for thirty days, and nobody else anything', async () => {
  const [token, secret] = [newSecret(), newSecret()];
  const { expires_at } = await keep(token, secret);
  expect(await open(token)).toEqual({ kind: 'summary', summary, expires_at });
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(await open(newSecret())).toEqual({ kind: 'unknown' });
  expect(await open(hashOf(token))).toEqual({ kind: 'unknown' });
  const kept = JSON.stringify(await database.query('select * from private.guest_links'));
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(secret);
  expect(await refused(visitor.query('select * from private.guest_links'))).toBe('42501');
});

test('a summary is a name, six scores and three careers, in words of consent that were shown', async () => {
  const wrong: [object, object?][] = [
    [{ ...summary, name: 'Ana' }],
    [{ ...summary, margin: 'Ana' }],
    [{ ...summary, points: [1, 2, 3, 4, 5] }],
    [{ ...summary, points: [1, 2, 3, 4, 5, 41] }],
    [{ ...summary, careers: ['a', 'b', 'c', 'd'] }],
    [{ ...summary, careers: ['<b>x</b>'] }],
    [{ portrait: 'ia', points: summary.points }],
    [summary, { hash: 'f'.repeat(64) }],
    [summary, { version: '2026-11.es' }],
  ];
  for (const [said, text] of wrong) {
    expect([said, await refused(keep(newSecret(), newSecret(), said, text))]).toEqual([
      said,
      '22023',
    ]);
  }
});

test('the browser that made it ends it at once, and the summary is gone', async () => {
  const [token, other, secret] = [newSecret(), newSecret(), newSecret()];
  await keep(token, secret);
  await keep(other, newSecret());
  expect(await callJson(visitor, 'end_guest_links($1)', [newSecret()])).toBe(0);
  expect(await callJson(visitor, 'end_guest_links($1)', [secret])).toBe(1);
  expect(await open(token)).toEqual({ kind: 'revoked' });
  expect((await open(other)).kind).toBe('summary');
  const [row] = await database.query(
    'select summary from private.guest_links where token_hash = $1',
    [hashOf(token)],
  );
  expect(row).toEqual({ summary: null });
});

test('what has run out says so; the daily job deletes the summary, and the row thirty days later', async () => {
  const token = newSecret();
  await keep(token, newSecret());
  const move = (days: number) =>
    database.query(
      `update private.guest_links set created_at = created_at - make_interval(days => $2),
         expires_at = expires_at - make_interval(days => $2) where token_hash = $1`,
      [hashOf(token), days],
    );
  await move(31);
  expect(await open(token)).toEqual({ kind: 'expired' });
  const retain = (step: string) => database.query('select private.retain($1, now(), 100)', [step]);
  await retain('guest-link-summaries');
  await retain('guest-links');
  const kept = () =>
    database.query('select summary from private.guest_links where token_hash = $1', [
      hashOf(token),
    ]);
  expect(await kept()).toEqual([{ summary: null }]);
  await move(30);
  await retain('guest-links');
  expect(await kept()).toEqual([]);
});

test('five links of a browser live at once', async () => {
  const secret = newSecret();
  for (let n = 0; n < 5; n += 1) await keep(newSecret(), secret);
  expect(await refused(keep(newSecret(), secret))).toBe('PT409');
});

test('an account takes it over: it rests with the account, is ended from it, and goes with it', async () => {
  const [token, secret] = [newSecret(), newSecret()];
  await keep(token, secret);
  const { claims, id } = await createPerson(database);
  const ana = asPerson(database, claims);
  const eve = asPerson(database, (await createPerson(database)).claims);
  expect(await callJson(ana, 'claim_guest_links($1)', [secret])).toBe(1);
  expect(await callJson(eve, 'claim_guest_links($1)', [secret])).toBe(0);
  expect(await callJson(ana, 'my_guest_links()', [])).toHaveLength(1);
  expect(await callJson(eve, 'my_guest_links()', [])).toEqual([]);
  const freeze = (at: string) =>
    database.query(`update public.profiles set restricted_at = ${at} where id = $1`, [id]);
  await freeze('now()');
  expect(await open(token)).toEqual({ kind: 'resting' });
  await freeze('null');
  expect(await callJson(eve, 'end_my_guest_links()', [])).toBe(0);
  expect((await open(token)).kind).toBe('summary');
  expect(await callJson(ana, 'end_my_guest_links()', [])).toBe(1);
  expect(await open(token)).toEqual({ kind: 'revoked' });
  await database.query('select private.erase_person($1, now())', [id]);
  expect(await open(token)).toEqual({ kind: 'unknown' });
});

test('one client is counted, and a class behind it finds room', async () => {
  const headers = JSON.stringify({ 'x-forwarded-for': '203.0.113.7' });
  const from = (as: Queries) => keepAs(as, headers);
  const codes: string[] = [];
  for (let n = 0; n < 62; n += 1) codes.push(await refused(from(visitor)));
  expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'taken'));
  expect(codes.at(-1)).toBe('PT429');
});

function keepAs(as: Queries, headers: string): Promise<unknown> {
  const { version, hash } = copy.consent;
  return as.query(
    `select set_config('request.headers', $7, true), public.keep_guest_link($1, $2, $3::jsonb, $4, $5, $6)`,
    [hashOf(newSecret()), hashOf(newSecret()), summary, version, hash, 'es', headers],
  );
}
