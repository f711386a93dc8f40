import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import { asPerson, createPerson } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const boss = await createPerson(database, { admin: true });
const claims = await signedInWithFactor(database, boss);
const faults = (days: number | null) =>
  callJson(asPerson(database, claims), 'admin_faults($1)', [days]);

test('before anything went wrong both lists are empty', async () => {
  expect(await faults(7)).toEqual({ policy_reports: [], mail_errors: [] });
});

test('an admin sees what the policy stopped and why mails did not leave, by code and without a name', async () => {
  await database.query(
    `insert into private.policy_reports (day, directive, reports)
     select private.day_of(now()) - days, directive, reports
     from (values (0, 'img-src', 2), (6, 'img-src', 3), (6, 'script-src-elem', 9), (7, 'img-src', 100))
       as said (days, directive, reports)`,
  );
  await database.query(
    `insert into private.mail_outbox (to_address, template, locale, last_error, created_at, sent_at)
     select 'ana@example.test', 'report', 'es', error, now() - age * interval '1 day', sent
     from (values ('SMTP 550 5.1.1', 1, null), ('SMTP 550 5.1.1', 2, null), ('ECONNREFUSED', 1, null),
       ('ECONNREFUSED', 8, null), (null, 1, now())) as said (error, age, sent)`,
  );
  expect(await faults(7)).toEqual({
    policy_reports: [
      { directive: 'script-src-elem', reports: 9 },
      { directive: 'img-src', reports: 5 },
    ],
    mail_errors: [
      { error: 'SMTP 550 5.1.1', mails: 2 },
      { error: 'ECONNREFUSED', mails: 1 },
    ],
  });
});

test('a span that makes no sense is refused', async () => {
  for (const days of [0, 91, -1, null]) {
    await expect(faults(days)).rejects.toMatchObject({ code: '22023' });
  }
});
