import { expect, test } from 'vitest';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import {
  join,
  makeCentre,
  openClass,
  sentAttempt,
  summaryOf,
} from '#tests/database/classes-for-tests.ts';
import { anonymous } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';

const database = await startEmptiedDatabase();
const { call } = startRest(database);
const { lead, group } = await makeCentre(database);

const sheet = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 2]));
const full = sheet(interestsV2.forms.full);
const short = sheet(interestsV2.forms.short?.slice(0, 24) ?? []);
const [first = '', ...rest] = interestsV2.forms.full;
const times = { [first]: { at: 1000, ms: 50 } };

/** A pupil of a new class hands in these answers. */
async function handIn(
  form: 'full' | 'short',
  answers: object,
  item_times: object = {},
  more: object = {},
) {
  const { code } = await openClass(lead.as, group, { form });
  const { secret, seat } = await join(database, code, 'Ana');
  const attempts = [{ ...sentAttempt('riasec', form), answers, item_times, ...more }];
  const summary = summaryOf('S');
  const body = { secret, attempts, summary, shared: 'nothing' };
  const answer = await call(anonymous, 'POST', '/rest/v1/rpc/submit_class', body);
  const kept = 'select count(*)::int as n from private.seat_results where seat_id = $1';
  const [row] = await database.query<{ n: number }>(kept, [seat]);
  return { status: answer.status, body: answer.body, kept: row?.n };
}

test.each<[string, 'full' | 'short', object]>([
  ['an item of another test', 'full', { ...full, ach01: 2 }],
  ['a choice that there is not', 'full', { ...full, [first]: 9 }],
  ['an item that was never shown', 'full', sheet(rest)],
  ['a short form that has not begun to compare', 'short', sheet(Object.keys(short).slice(1))],
])('%s: 400, and nothing is stored', async (_, form, answers) => {
  const refused = await handIn(form, answers);
  expect(refused).toMatchObject({ status: 400, body: { code: '22023' }, kept: 0 });
});

test.each([
  ['a version that was never published', { version: 99 }],
  ['a test that there is not', { instrument: 'horoscope' }],
])('of %s nothing is stored', async (_, more) => {
  const refused = await handIn('full', full, {}, more);
  expect(refused).toMatchObject({ status: 400, body: { code: '22023' }, kept: 0 });
});

test('a whole form, one with a question passed over, and a short one are stored', async () => {
  expect(await handIn('full', full)).toMatchObject({ status: 200, kept: 1 });
  expect(await handIn('full', sheet(rest), times)).toMatchObject({ status: 200, kept: 1 });
  expect(await handIn('short', short)).toMatchObject({ status: 200, kept: 1 });
});
