/** Who sets up the second factor that the admin area asks for. */
import { beforeAll, expect, test } from 'vitest';
import { changeAdmin } from '#server/database/grant-admin.ts';
import { resetFactor } from '#server/database/reset-factor.ts';
import { OTHER_BROWSER, PASSWORD, startAuth } from './auth-rig.ts';
import { enrolled } from './second-factor.ts';
import { totpCode } from './totp-code.ts';

const HOUR = 3600_000;
let rig: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  rig = await startAuth();
});

/** A confirmed person, an hour later, whom the owner of the site then makes an admin. */
async function newAdmin(email: string) {
  const { supabase } = await rig.signUpAndConfirm(email);
  rig.clock.advance(HOUR);
  expect(await changeAdmin(rig.database, email, true)).toBe('granted');
  return supabase;
}

/** By the password alone, from elsewhere. */
async function byPassword(email: string) {
  const thief = rig.client('198.51.100.9', OTHER_BROWSER);
  expect((await thief.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  return thief;
}

/** By the link of a recovery mail, as its button does. */
async function byLink(email: string) {
  const owner = rig.client();
  await owner.auth.resetPasswordForEmail(email);
  const { tokenHash } = await rig.lastLink();
  const opened = await owner.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(opened.error).toBeNull();
  return { owner, tokenHash };
}

const refused = { name: 'AuthApiError', code: 'mail_link_needed', status: 403 };

test('A33: the password alone does not set up the first factor of an admin; from the mailbox the owner does', async () => {
  const email = 'chief@example.test';
  const old = await newAdmin(email);
  await expect(enrolled(await byPassword(email))).rejects.toMatchObject(refused);
  // The session of the sign-up has been open for more than an hour.
  expect((await old.auth.refreshSession()).error).toBeNull();
  await expect(enrolled(old)).rejects.toMatchObject(refused);
  const { owner, tokenHash } = await byLink(email);
  expect((await owner.auth.updateUser({ password: 'tres faros junto al mar' })).error).toBeNull();
  await enrolled(owner, { prove: rig.clock });
  const level = await owner.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data?.currentLevel).toBe('aal2');
  // A link is for one use.
  const again = await rig.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(again.error?.code).toBe('otp_expired');
});

test('A33: a factor that was begun before the person was an admin is not proved by the password either', async () => {
  const email = 'begun@example.test';
  await rig.signUpAndConfirm(email);
  const thief = await byPassword(email);
  const { factorId, secret } = await enrolled(thief);
  expect(await changeAdmin(rig.database, email, true)).toBe('granted');
  const code = totpCode(secret, rig.clock.now());
  const proved = await thief.auth.mfa.challengeAndVerify({ factorId, code });
  expect(proved.error).toMatchObject(refused);
  expect(
    await rig.database.query('select 1 from auth.mfa_factors where id = $1 and status = $2', [
      factorId,
      'verified',
    ]),
  ).toEqual([]);
});

test('A33: the session of a link sets it up within the hour, not later', async () => {
  const email = 'late@example.test';
  await newAdmin(email);
  const { owner } = await byLink(email);
  rig.clock.advance(HOUR + 1000);
  await owner.auth.refreshSession();
  await expect(enrolled(owner)).rejects.toMatchObject(refused);
  await enrolled((await byLink(email)).owner, { prove: rig.clock });
});

test('A33: an admin whose factor was taken away for a lost telephone begins at the mailbox again', async () => {
  const email = 'lost@example.test';
  await newAdmin(email);
  await enrolled((await byLink(email)).owner, { prove: rig.clock });
  expect(await resetFactor(rig.database, email)).toBe('reset');
  await expect(enrolled(await byPassword(email))).rejects.toMatchObject(refused);
  rig.clock.advance(2 * 60_000);
  await enrolled((await byLink(email)).owner, { prove: rig.clock });
});

test('other people set up a second factor with the password, as before', async () => {
  const email = 'anybody@example.test';
  await rig.signUpAndConfirm(email);
  rig.clock.advance(2 * HOUR);
  await expect(enrolled(await byPassword(email), { prove: rig.clock })).resolves.not.toThrow();
});
