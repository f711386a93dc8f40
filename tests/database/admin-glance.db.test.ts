import { beforeAll, expect, test } from 'vitest';
import { countSteps } from '#server/site/count-steps.ts';
import { systemClock } from '#server/clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
let boss: Person;

beforeAll(async () => {
  const admin = await createPerson(database, { admin: true });
  boss = { ...admin, claims: await signedInWithFactor(database, admin) };
  await joined(boss, 400);
});

type Glance = Record<'joined' | 'finished' | 'left' | 'pending', object> & {
  steps: { day: string; step: string; count: number }[];
  way: { joined: number; began: number; finished: number; finished_another: number };
};
const glance = () => callJson<Glance>(asPerson(database, boss.claims), 'admin_glance()', []);
const listed = async (filter: string) => {
  const call = `admin_people('', $1, 'newest', 1)`;
  const page = await callJson<{ total: number; people: { id: string }[] }>(
    asPerson(database, boss.claims),
    call,
    [filter],
  );
  expect(page.total).toBe(page.people.length);
  return page.people.map(({ id }) => id);
};

/** Puts the day of a sign-up so many days back. */
async function joined(person: Person, daysAgo: number): Promise<void> {
  const back = [person.id, daysAgo];
  const at = `now() - $2::integer * interval '1 day'`;
  await database.query(`update auth.users set created_at = ${at} where id = $1`, back);
  await database.query(`update private.people set created_at = ${at} where id = $1`, back);
}

async function began(
  person: Person,
  { daysAgo = 0, instrument = 'riasec', isFinished = false },
): Promise<void> {
  const header = { ...attemptHeader(), instrument };
  const as = asPerson(database, person.claims);
  await saveAnswers(as, header, { r1: answer(2) });
  if (isFinished) await callJson(as, 'submit_attempt($1)', [header.id]);
  // Without the triggers: what is handed in does not move any more.
  await database.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(
      `update public.attempts set created_at = created_at - $2::integer * interval '1 day',
         submitted_at = submitted_at - $2::integer * interval '1 day' where id = $1`,
      [header.id, daysAgo],
    );
  });
  await database.query('select private.list_person($1)', [person.id]);
}

test('four figures of thirty days stand beside those of the thirty before, each with its list', async () => {
  const [ana, bea, carla, unconfirmed] = [
    await createPerson(database),
    await createPerson(database),
    await createPerson(database),
    await createPerson(database),
  ];
  await joined(ana, 29);
  await joined(bea, 30);
  await joined(carla, 59);
  await database.query('update auth.users set email_confirmed_at = null where id = $1', [
    unconfirmed.id,
  ]);
  // Finished in both months: one person in each.
  await began(bea, { daysAgo: 40, isFinished: true });
  await began(bea, { daysAgo: 3, isFinished: true });
  await began(carla, { daysAgo: 45, isFinished: true });
  // Left: one of the month, one of the month before; the third may still be at it.
  await began(ana, { daysAgo: 2 });
  await began(carla, { daysAgo: 50 });
  await began(carla, { daysAgo: 0 });

  expect(await glance()).toMatchObject({
    joined: { now: 1, before: 2 },
    finished: { now: 1, before: 2 },
    left: { now: { started: 2, left: 1 }, before: { started: 3, left: 1 } },
  });
  expect(await listed('joined-recently')).toEqual([ana.id]);
  expect(await listed('finished-recently')).toEqual([bea.id]);
  expect(await listed('left-recently')).toEqual([ana.id]);
});

test('pending counts what is open now, beside what was open thirty days ago', async () => {
  const dora = await createPerson(database);
  const ask = (at: string, answered: string | null) =>
    database.query(
      `insert into public.requests (user_id, kind, at, due_at, answered_at)
       values ($1, 'access', now() - $2::interval, now() - $2::interval + interval '1 month', now() - $3::interval)`,
      [dora.id, at, answered],
    );
  await ask('50 days', '40 days');
  await ask('45 days', '10 days');
  await ask('40 days', null);
  await ask('2 days', null);
  // Answered as soon as it was asked for.
  await ask('2 days', '2 days');
  expect((await glance()).pending).toEqual({ now: 2, overdue: 1, before: 2 });
});

test('the way of who joined goes on with each test, and a test taken again is no other one', async () => {
  const { way: before } = await glance();
  const [eva, flor, gala] = [
    await createPerson(database),
    await createPerson(database),
    await createPerson(database),
  ];
  await began(gala, { daysAgo: 1 });
  for (const instrument of ['riasec', 'values']) {
    await began(eva, { daysAgo: 1, instrument, isFinished: true });
    await began(flor, { daysAgo: 1, isFinished: true });
  }
  expect((await glance()).way).toEqual({
    joined: before.joined + 3,
    began: before.began + 3,
    finished: before.finished + 2,
    finished_another: before.finished_another + 1,
  });
});

test('steps that two servers counted are one number a day, beside the accounts that were confirmed', async () => {
  const servers = [1, 2].map(() => countSteps({ database, clock: systemClock, log: silentLog }));
  servers[0]?.add(['visit', 'visit', 'begun', 'finished', 'sent', 'booking']);
  servers[1]?.add(['visit']);
  for (const { flush } of servers) await flush();
  await createPerson(database);
  const today = systemClock.now().toISOString().slice(0, 10);
  const { steps } = await glance();
  const counted = Object.fromEntries(
    steps.filter(({ day }) => day === today).map(({ step, count }) => [step, count]),
  );
  expect(counted).toMatchObject({ visit: 3, begun: 1, finished: 1, sent: 1, booking: 1 });
  expect(counted['account']).toBeGreaterThan(0);
});
