// What is measured of one database: who is one of its people, an administrator, and a day with so much due.
import { dailyJobs } from '#server/jobs/daily-jobs.ts';
import { makeReleases } from '#server/research/make-releases.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { answer, attemptHeader, saveAnswers } from '#tests/database/attempts-for-tests.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { startRest } from '#tests/database/rest-client.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';

/** `prepare` is done before each turn and is not measured. */
export type Act = { prepare?: () => Promise<unknown>; run: () => Promise<unknown> };
export type Acts = Readonly<Record<'own' | 'admin' | 'day', Readonly<Record<string, Act>>>>;

/** Mails whose time is over, and people who agree to research: as many in each database. */
const DUE = 50;
const RESEARCH = 500;

export async function actsOn(database: Database, filters: readonly string[]): Promise<Acts> {
  const { call } = startRest(database);
  const boss = await signedInWithFactor(database, await createPerson(database, { admin: true }));
  const person = await createPerson(database, { email: 'quetzal@example.test' });
  const claims = await signedIn(database, person);
  const asSelf = asPerson(database, claims);
  const header = { ...attemptHeader(), version: 2 };
  const auth = await startAuth({ database, env: { RATE_LIMITS: 'all=100000000/60' } });
  const account = { email: 'eva@example.test', password: PASSWORD };
  await auth.send('/signup', { body: { ...account, data: { full_name: 'Eva' } } });
  await auth.mailbox();
  await database.query('update auth.users set email_confirmed_at = now() where email = $1', [
    account.email,
  ]);
  await agreeToResearch(database);
  const parts = {
    database,
    clock: movableClock(new Date()),
    config: auth.config,
    log: silentLog,
    mail: auth.mail,
  };
  const people = (search: string, filter: string, sort: string, page = 1): Act => ({
    run: async () =>
      ok(await call(boss, 'POST', '/rest/v1/rpc/admin_people', { search, filter, sort, page })),
  });
  return {
    own: {
      'own row': { run: async () => ok(await call(claims, 'GET', '/rest/v1/profiles?select=*')) },
      save: { run: () => saveAnswers(asSelf, header, { r01: answer(3) }) },
      'sign-in': {
        run: async () => ok(await auth.send('/token?grant_type=password', { body: account })),
      },
      sessions: { run: async () => ok(await call(claims, 'POST', '/rest/v1/rpc/my_sessions', {})) },
    },
    admin: {
      'first page': people('', 'all', 'newest'),
      'a rare name': people('quetzal', 'all', 'newest'),
      'a common name': people('maria', 'all', 'newest'),
      ...Object.fromEntries(filters.map((filter) => [filter, people('', filter, 'newest')])),
    },
    day: {
      'all jobs of a day': {
        prepare: () => ageMails(database),
        run: async () => {
          for (const job of dailyJobs) await job.run(parts);
        },
      },
      'a research release': {
        run: () => makeReleases(database, { now: new Date(), synthetic: false }),
      },
    },
  };
}

function ok({ status }: { status: number }): void {
  if (status !== 200) throw new Error(`answered ${status}`);
}

/** Mails that left so long ago that they go when the jobs come. */
function ageMails(database: Queries): Promise<unknown> {
  return database.query(
    `update private.mail_outbox set created_at = now() - interval '40 days'
     where id in (select id from private.mail_outbox where created_at > now() - interval '20 days' limit ${DUE})`,
  );
}

async function agreeToResearch(database: Database): Promise<void> {
  await database.query('update private.people set research = false where research');
  await database.query(
    `update private.people set research = true where id in (
       select user_id from public.attempts where state = 'submitted' and instrument = 'riasec' limit ${RESEARCH})`,
  );
  await database.script('vacuum analyze private.people');
}
