/** The mail that a guess came back (threat P23): only where it was asked for, one of each guess, nothing of it in it, and ended by one press. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { outboxRow, linksOf, oneClickStopOf } from '#server/mail/outbox-row.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const visitor = asPerson(database, anonymous);
const config = { siteUrl: 'https://faro.test' };

/** A person, and how they make a link that asks for a guess. */
async function someone() {
  const person = await createPerson(database, { metadata: { full_name: 'Ana' } });
  const as = asPerson(database, await signedIn(database, person));
  const header = attemptHeader();
  await saveAnswers(as, header, { r1: answer(3), i1: answer(1) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  const link = async (byMail: boolean | null) => {
    const token = randomBytes(32).toString('hex');
    const { id } = await callJson<{ id: string }>(as, `create_share($1::jsonb, $2, 'mamá', 7)`, [
      [header.id],
      createHash('sha256').update(token).digest('hex'),
    ]);
    await as.query('select public.ask_guess($1, true, $2)', [id, byMail]);
    return { id, token };
  };
  const mails = async () =>
    (
      await database.query(
        `select message_id, to_address, template, locale, data, created_at from private.mail_outbox where to_address = $1`,
        [person.email],
      )
    ).map((row) => outboxRow.parse(row));
  return { as, link, mails };
}

const send = (token: string) => callJson(visitor, 'guess_share($1, $2)', [token, 'SAIERC']);
const stop = (token: string | undefined) => callJson(visitor, 'stop_guess_mails($1)', [token]);

test('one mail of each guess, to whoever asked for it, without a word of what was guessed', async () => {
  const { link, mails } = await someone();
  const [told, untold] = [await link(true), await link(null)];
  await send(untold.token);
  expect(await mails()).toEqual([]);
  await send(told.token);
  await expect(send(told.token)).rejects.toMatchObject({ code: 'PT409' });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('no mail');
  expect(mail.template).toBe('guess-came');
  expect(Object.keys(mail.data).toSorted()).toEqual(['name', 'share', 'token']);
  expect(linksOf(mail, config).link).toContain(`guess-${told.id}`);
  expect(oneClickStopOf(mail, config)).toContain('/functions/v1/stop-mails?token=');
});

test('the mail’s link ends them for every link of the person, those that wait too, and for nobody else', async () => {
  const [ana, ben] = [await someone(), await someone()];
  const [first, second, his] = [await ana.link(true), await ana.link(true), await ben.link(true)];
  await send(first.token);
  const [mail] = await ana.mails();
  expect(await stop(randomBytes(32).toString('hex'))).toBe('unknown');
  expect(await stop(mail?.data.token)).toBe('stopped');
  expect(await stop(mail?.data.token)).toBe('stopped');
  expect(await ana.mails()).toEqual([]);
  await send(second.token);
  await send(his.token);
  expect(await ana.mails()).toEqual([]);
  expect(await ben.mails()).toHaveLength(1);
});

test('asked for and taken back at the link; what is left out stays', async () => {
  const { as, link, mails } = await someone();
  const { id, token } = await link(true);
  const asks = async () => (await as.query('select guess_mail from public.shares'))[0];
  await as.query('select public.ask_guess($1, true)', [id]);
  expect(await asks()).toEqual({ guess_mail: true });
  await as.query('select public.ask_guess($1, true, false)', [id]);
  expect(await asks()).toEqual({ guess_mail: false });
  await send(token);
  expect(await mails()).toEqual([]);
});

test('whoever calls a mail unwanted gets none of these', async () => {
  const { link, mails } = await someone();
  const [first, second] = [await link(true), await link(true)];
  await send(first.token);
  const [mail] = await mails();
  await database.query('select private.complain_of_mails($1)', [mail?.to_address]);
  await send(second.token);
  expect(await mails()).toEqual([]);
});
