import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';
import { callJson } from './attempts-for-tests.ts';
import { decide } from './consent-words.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const visitor = asPerson(database, anonymous);

/** A person who allowed being asked again so many months ago. */
async function allowed(monthsAgo: number) {
  const person = await createPerson(database);
  const as = asPerson(database, person.claims);
  await decide(as, 'recontact');
  await database.query(
    `update public.consents set at = now() - make_interval(months => $2) where user_id = $1 and purpose = 'recontact'`,
    [person.id, monthsAgo],
  );
  return { ...person, as };
}

async function askAgain(): Promise<number> {
  const [row] = await database.query<{ asked: number }>(
    'select private.ask_again(now(), 100) as asked',
  );
  return row?.asked ?? -1;
}

async function mailsTo({ email }: { email: string }) {
  return database.query<{ template: string; token: string }>(
    `select template, data ->> 'token' as token from private.mail_outbox where to_address = $1 order by id`,
    [email],
  );
}

async function linkOf(person: { email: string }): Promise<string> {
  const [mail] = await mailsTo(person);
  if (!mail) throw new Error('no mail was written');
  return mail.token;
}

const answer = (token: string, family = 'health') =>
  callJson<string>(visitor, 'answer_follow_up($1, $2)', [token, family]);
const stop = (token: string) => callJson<string>(visitor, 'stop_follow_ups($1)', [token]);
const directionsOf = ({ id }: { id: string }) =>
  database.query('select occasion, family from public.directions where user_id = $1', [id]);

test('a person who allowed it is asked once after 12 months and once after 22, and no other', async () => {
  const [early, due, between, late, over] = [
    await allowed(11),
    await allowed(12),
    await allowed(16),
    await allowed(22),
    await allowed(24),
  ];
  await createPerson(database);
  expect(await askAgain()).toBe(2);
  expect(await askAgain()).toBe(0);
  for (const person of [due, late]) expect(await mailsTo(person)).toHaveLength(1);
  for (const person of [early, between, over]) expect(await mailsTo(person)).toEqual([]);
  expect(await database.query('select occasion from private.follow_ups order by occasion')).toEqual(
    [{ occasion: 'month-12' }, { occasion: 'month-22' }],
  );
});

test('the secret of the link lies in the waiting mail alone, the database keeps its hash', async () => {
  const ana = await allowed(12);
  await askAgain();
  const token = await linkOf(ana);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const kept = await database.query('select * from private.follow_ups where user_id = $1', [
    ana.id,
  ]);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('the link answers once, without signing in, and its answer stands beside what was said before', async () => {
  const ana = await allowed(12);
  await ana.as.query(`insert into public.directions (family) values ('science')`);
  await askAgain();
  const token = await linkOf(ana);
  expect(await answer(token, 'undecided')).toBe('answered');
  expect(await answer(token, 'health')).toBe('answered-before');
  expect(await directionsOf(ana)).toEqual(
    expect.arrayContaining([
      { occasion: 'result', family: 'science' },
      { occasion: 'month-12', family: 'undecided' },
    ]),
  );
});

test('a wrong secret, a link that is too old and an answer that is none keep nothing', async () => {
  const ana = await allowed(12);
  await askAgain();
  const token = await linkOf(ana);
  expect(await answer('f'.repeat(64))).toBe('unknown');
  expect(await stop('')).toBe('unknown');
  await expect(answer(token, 'I study <b>law</b>')).rejects.toMatchObject({ code: '22023' });
  await database.query(
    `update private.follow_ups set asked_at = now() - make_interval(days => $2) where user_id = $1`,
    [ana.id, constants.followUpDays],
  );
  expect(await answer(token)).toBe('expired');
  expect(await directionsOf(ana)).toEqual([]);
});

test('P02: one press on the link of the mail takes the permission back, however old, and a mail that waits does not leave', async () => {
  const ana = await allowed(12);
  await askAgain();
  const token = await linkOf(ana);
  await database.query(
    `update private.follow_ups set asked_at = asked_at - interval '9 months' where user_id = $1`,
    [ana.id],
  );
  expect(await stop(token)).toBe('stopped');
  expect(await stop(token)).toBe('stopped');
  expect(
    await database.query(
      `select granted, channel from public.consents where user_id = $1 and purpose = 'recontact' order by id`,
      [ana.id],
    ),
  ).toEqual([
    { granted: true, channel: 'profile' },
    { granted: false, channel: 'mail' },
  ]);
  expect(await mailsTo(ana)).toEqual([]);
});

test.each(['restriction', 'objection'])(
  '%s stops it: no mail leaves and no link answers',
  async (kind) => {
    const ana = await allowed(12);
    await askAgain();
    const token = await linkOf(ana);
    const ben = await allowed(12);
    for (const { as } of [ana, ben])
      await as.query('select public.limit_processing($1, true)', [kind]);
    expect(await mailsTo(ana)).toEqual([]);
    expect(await answer(token)).toBe('stopped');
    await askAgain();
    expect(await mailsTo(ben)).toEqual([]);
    expect(await directionsOf(ana)).toEqual([]);
  },
);

test('who takes it back and allows it again is asked by the newer permission', async () => {
  const ana = await allowed(12);
  await decide(ana.as, 'recontact', false);
  await decide(ana.as, 'recontact');
  await askAgain();
  expect(await mailsTo(ana)).toEqual([]);
});

test('an erased account leaves neither answer nor link', async () => {
  const ana = await allowed(12);
  await askAgain();
  const token = await linkOf(ana);
  await answer(token);
  await database.query('select private.erase_person($1, now())', [ana.id]);
  expect(await answer(token)).toBe('unknown');
  expect(await directionsOf(ana)).toEqual([]);
});

test('the database and the words of the mail know the same number of days', async () => {
  expect(await database.query('select private.follow_up_days() as days')).toEqual([
    { days: constants.followUpDays },
  ]);
});
