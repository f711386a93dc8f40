/** A guess on a guest's own link (threats P22, P23): told of nobody before, read first by the browser that made it, gone with the link. */
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
const ana = {
  portrait: 'ia',
  points: [9, 36, 25, 28, 14, 16],
  careers: ['biologia-marina'],
  margin: 4,
};
const ben = { portrait: 'high', points: [40, 40, 40, 40, 40, 40], careers: [] };
const guess = 'SAIERC';

/** A guest's link that asks for a guess, by its two secrets. */
async function asking(summary: object = ana) {
  const [token, secret] = [newSecret(), newSecret()];
  const { version, hash } = copy.consent;
  await callJson(visitor, 'keep_guest_link($1, $2, $3::jsonb, $4, $5, $6, true)', [
    hashOf(token),
    hashOf(secret),
    summary,
    version,
    hash,
    'es',
  ]);
  return { token, secret };
}

type Said = Record<string, unknown> | null;
const open = (token: string) => callJson<Said>(visitor, 'open_guest_link($1)', [token]);
const send = (token: string, letters: string | null = guess, as: Queries = visitor) =>
  callJson<Said>(as, 'guess_guest_link($1, $2)', [token, letters]);
const read = (secret: string) => callJson<Said>(visitor, 'guest_guess($1)', [secret]);
const agree = (secret: string) => callJson<number>(visitor, 'agree_guest_guess($1)', [secret]);
const kept = async (token: string) =>
  (
    await database.query(
      'select summary, guess, guess_agreed_at from private.guest_links where token_hash = $1',
      [hashOf(token)],
    )
  )[0];
const wordsOf = (error: unknown) => String(error);

test('a guest’s link that asks for a guess tells nothing until its browser agrees, and then both', async () => {
  const { token, secret } = await asking();
  expect(await open(token)).toMatchObject({ kind: 'guess', is_sent: false });
  expect(await read(secret)).toMatchObject({ guess: null, is_agreed: false });
  expect(await send(token)).toEqual({ kind: 'guess', is_sent: true });
  expect(await read(secret)).toEqual({ guess, is_agreed: false, summary: ana });
  expect(await open(token)).not.toHaveProperty('summary');
  expect(await agree(newSecret())).toBe(0);
  expect(await agree(secret)).toBe(1);
  expect(await open(token)).toMatchObject({ kind: 'summary', summary: ana, guess });
  expect(await read(secret)).toMatchObject({ is_agreed: true });
});

test('before it is agreed every answer is byte-equal for different guests and results (P23)', async () => {
  const said = [];
  for (const summary of [ana, ben]) {
    const { token } = await asking(summary);
    const answers = [
      await open(token),
      await send(token, 'RIASE').catch(wordsOf),
      await send(token),
      await send(token).catch(wordsOf),
      await open(token),
    ];
    said.push(JSON.stringify(answers).replaceAll(/"expires_at": ?"[^"]*"/g, ''));
  }
  expect(said[0]).toContain('is_sent');
  expect(said[1]).toBe(said[0]);
});

test('exactly the six, each once, and one guess a link; opened unguessed it asks for none any more', async () => {
  const [guessed, opened] = [await asking(), await asking()];
  for (const wrong of ['RIASE', 'RIASEE', 'riasec', null]) {
    await expect(send(guessed.token, wrong)).rejects.toMatchObject({ code: '22023' });
  }
  await send(guessed.token);
  await expect(send(guessed.token, 'RIASEC')).rejects.toMatchObject({ code: 'PT409' });
  expect(await agree(opened.secret)).toBe(1);
  expect(await open(opened.token)).toEqual(expect.not.objectContaining({ guess }));
  expect(await send(opened.token)).toEqual({ kind: 'summary' });
});

test('the guess goes with the link, when it is ended and the day it runs out', async () => {
  const [ended, expired] = [await asking(), await asking()];
  for (const { token } of [ended, expired]) await send(token);
  expect(await callJson(visitor, 'end_guest_links($1)', [ended.secret])).toBe(1);
  await database.query(
    `update private.guest_links set created_at = created_at - interval '31 days', expires_at = expires_at - interval '31 days'
     where token_hash = $1`,
    [hashOf(expired.token)],
  );
  expect(await send(expired.token)).toEqual({ kind: 'expired' });
  expect(await read(expired.secret)).toBeNull();
  expect(await agree(expired.secret)).toBe(0);
  for (const step of ['guest-link-guesses', 'guest-link-summaries'])
    await database.query('select private.retain($1, now(), 100)', [step]);
  for (const { token } of [ended, expired]) {
    expect(await kept(token)).toEqual({ summary: null, guess: null, guess_agreed_at: null });
  }
});

test('an account that takes the link over is told of its guess, agrees, exports it and erases it', async () => {
  const { token, secret } = await asking();
  const { claims, id } = await createPerson(database);
  const as = asPerson(database, claims);
  const eve = asPerson(database, (await createPerson(database)).claims);
  await callJson(as, 'claim_guest_links($1)', [secret]);
  await expect(send(token, guess, as)).rejects.toMatchObject({ code: '42501' });
  expect(await callJson(as, 'my_waiting_guess()', [])).toBeNull();
  await send(token);
  // The browser has given it away, and reads it no more.
  expect(await read(secret)).toBeNull();
  const [mine] = await callJson<{ id: string; guess: string }[]>(as, 'my_guest_links()', []);
  expect(mine).toMatchObject({ guess, is_agreed: false, summary: ana });
  const waiting = await callJson<Said>(as, 'my_waiting_guess()', []);
  expect(waiting).toEqual({ id: mine?.id, label: '' });
  expect(await callJson(eve, 'my_waiting_guess()', [])).toBeNull();
  const agreeAs = (who: Queries) =>
    who.query('select public.agree_my_guest_guess($1)', [waiting?.id]);
  await expect(agreeAs(eve)).rejects.toMatchObject({ code: 'PT404' });
  await agreeAs(as);
  expect(await open(token)).toMatchObject({ kind: 'summary', guess });
  expect(await callJson(as, 'my_waiting_guess()', [])).toBeNull();
  await database.query('select private.erase_person($1, now())', [id]);
  expect(await open(token)).toEqual({ kind: 'unknown' });
});
