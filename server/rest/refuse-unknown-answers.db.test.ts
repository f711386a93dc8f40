import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { answer, attemptHeader } from '#tests/database/attempts-for-tests.ts';
import { anonymous, createPerson } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';

const database = await startEmptiedDatabase();
const { call } = startRest(database);
const save = '/rest/v1/rpc/save_answers';
const header = { ...attemptHeader(), instrument: 'values', version: 2 };

/** What no version asks, beside an answer that is right. */
const unknown: readonly [string, object, Record<string, number>][] = [
  ['an item of the version before', {}, { wco01: 3 }],
  ['an item of another test', {}, { r01: 3 }],
  ['an item of no version', {}, { constructor: 3 }],
  ['a choice that is not there', {}, { wco11: 5 }],
  ['a seventh place', {}, { 'card-support': 7 }],
  ['no place', {}, { 'card-support': 0 }],
  ['a card of a test without cards', { instrument: 'riasec' }, { 'card-support': 1 }],
  ['a version that was not published', { version: 3 }, {}],
  ['a test that there is not', { instrument: 'tarot', version: 1 }, {}],
];

test.each(unknown)(
  '%s: 400, and nothing of the request is stored (H02)',
  async (_, other, answers) => {
    const { claims } = await createPerson(database);
    const given = { ach01: 2, ...answers };
    const patch = Object.fromEntries(
      Object.entries(given).map(([id, value]) => [id, answer(value)]),
    );
    const attempt = { ...header, ...other, id: crypto.randomUUID() };
    expect(await call(claims, 'POST', save, { attempt, patch })).toMatchObject({
      status: 400,
      body: { code: '22023' },
    });
    const payload = [{ ...attempt, state: 'draft', answers: given, item_times: {} }];
    const secret_hash = createHash('sha256').update(attempt.id).digest('hex');
    const held = await call(anonymous, 'POST', '/rest/v1/rpc/hold_guest_attempt', {
      secret_hash,
      payload,
    });
    expect(held).toMatchObject({ status: 400, body: { code: '22023' } });
    expect(await database.query('select id from public.attempts')).toEqual([]);
    expect(await database.query('select created_at from private.held_attempts')).toEqual([]);
  },
);

test('answers, the question that names its choice, cards and what was taken back are stored', async () => {
  const { claims } = await createPerson(database);
  const attempt = { ...header, id: crypto.randomUUID() };
  const patch = {
    wco11: answer(4),
    ach01: answer(null),
    'check-importance': answer(1),
    'card-support': answer(6),
  };
  const saved = await call(claims, 'POST', save, { attempt, patch });
  expect(saved).toMatchObject({
    status: 200,
    body: { answers: { wco11: 4, 'check-importance': 1, 'card-support': 6 } },
  });
  const old = { ...attemptHeader(), version: 1 };
  const before = await call(claims, 'POST', save, { attempt: old, patch: { r05: answer(4) } });
  expect(before.status).toBe(200);
});
