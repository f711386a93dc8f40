import { expect, test } from 'vitest';
import type { OutgoingMail } from '#server/mail/mail-transport.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import { decide } from '#tests/database/consent-words.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { followUps } from './follow-ups.ts';

const database = await startEmptiedDatabase();
const MONTH = 31 * 24 * 3600 * 1000;

/** The job as a server runs it so many months from now, and the mails that it sent. */
function parts(monthsFromNow: number) {
  const clock = movableClock(new Date(Date.now() + monthsFromNow * MONTH));
  const config = configForTests({ SITE_URL: 'https://faro.example' });
  const sent: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
  const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
  return { database, clock, config, log: silentLog, mail, sent };
}

test.each([
  ['es', 'https://faro.example/what-you-study#token='],
  ['en', 'https://faro.example/en/what-you-study#token='],
] as const)(
  'in %s the mail has two links, to answer and to end it, and nothing of the account',
  async (locale, page) => {
    const person = await createPerson(database, { metadata: { full_name: 'Ana', locale } });
    await decide(asPerson(database, person.claims), 'recontact');
    const day = parts(12);
    expect(await followUps.run(day)).toMatchObject({ asked: 1 });
    const [mail] = day.sent;
    const links = [...(mail?.text ?? '').matchAll(/https:\S+/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.startsWith(page)).toBe(true);
    expect(links.map((link) => link.split('&')[1])).toEqual(['wish=answer', 'wish=stop']);
    for (const link of links) expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
    expect(mail?.text).not.toContain(person.id);
    // What has left keeps neither its secret nor a name.
    expect(
      await database.query('select data from private.mail_outbox where to_address = $1', [
        person.email,
      ]),
    ).toEqual([{ data: {} }]);
  },
);

test('P02: a second run on the same day asks no person again', async () => {
  const person = await createPerson(database);
  await decide(asPerson(database, person.claims), 'recontact');
  expect(await followUps.run(parts(12))).toMatchObject({ asked: 1 });
  const again = parts(12);
  expect(await followUps.run(again)).toEqual({ asked: 0 });
  expect(again.sent).toEqual([]);
});
