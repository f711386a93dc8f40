import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { sha1Of, startBreachService } from '#tests/auth/breach-service.ts';

const NEXT = 'tres faros junto al mar';
const BREACHED = 'cuatro gatos en el puerto';

/** Sign-in where one password is known from a breach. */
async function startChecked() {
  const service = await startBreachService((prefix) => {
    const hash = sha1Of(BREACHED);
    return hash.startsWith(prefix) ? `${hash.slice(5)}:42\r\n` : '';
  });
  const env = { BREACHED_PASSWORDS: 'on', BREACHED_PASSWORDS_URL: service.url };
  return { ...(await startAuth({ env })), asked: service.asked };
}

test('a password from a known breach is refused at sign-up like a common one, the same for every address', async () => {
  const { send, signUpAndConfirm, mailbox, asked, database } = await startChecked();
  await signUpAndConfirm('known@example.test');
  await send('/signup', { body: { email: 'unconfirmed@example.test', password: PASSWORD } });
  await mailbox();
  const before = asked.length;
  const mails = (await mailbox()).length;
  const answers = [];
  for (const email of ['new@example.test', 'unconfirmed@example.test', 'known@example.test']) {
    const response = await send('/signup', { body: { email, password: BREACHED } });
    answers.push([response.status, await response.text()]);
  }
  expect(answers[0]).toEqual([422, expect.stringContaining('"reasons":["pwned"]')]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(asked.length - before).toBe(3);
  expect((await mailbox()).length).toBe(mails);
  const people = await database.query(`select 1 from auth.users where email = 'new@example.test'`);
  expect(people).toEqual([]);
});

test('and at a change; a good one passes both', async () => {
  const { signUpAndConfirm } = await startChecked();
  const { supabase } = await signUpAndConfirm('ana@example.test');
  const change = (password: string) =>
    supabase.auth.updateUser({ password, current_password: PASSWORD });
  expect((await change(BREACHED)).error).toMatchObject({
    code: 'weak_password',
    reasons: ['pwned'],
  });
  expect((await change(NEXT)).error).toBeNull();
});

test('what the local list refuses is not asked about', async () => {
  const { send, asked } = await startChecked();
  for (const password of ['password', 'corta', 'x'.repeat(73)]) {
    expect((await send('/signup', { body: { email: 'a@example.test', password } })).ok).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('switched off, which is how it comes, nothing is asked', async () => {
  const service = await startBreachService((prefix) => `${sha1Of(BREACHED).slice(5)}:1\n${prefix}`);
  const { send } = await startAuth({ env: { BREACHED_PASSWORDS_URL: service.url } });
  const answer = await send('/signup', { body: { email: 'a@example.test', password: BREACHED } });
  expect([answer.status, service.asked]).toEqual([200, []]);
});
