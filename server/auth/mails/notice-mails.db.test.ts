import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { enrolled } from '#tests/auth/second-factor.ts';

test('A27: one person’s changes to and fro send five notices of a kind in an hour, and every change is made', async () => {
  const { clock, mailbox, send, signUpAndConfirm } = await startAuth();
  const { supabase, session } = await signUpAndConfirm('owner@example.test');
  let current = PASSWORD;
  const change = async (password: string) => {
    const body = { password, current_password: current };
    const put = await send('/user', { method: 'PUT', token: session.access_token, body });
    current = password;
    return put.status;
  };
  const subjects = async () => {
    const counts: Record<string, number> = {};
    for (const { subject } of await mailbox()) counts[subject] = (counts[subject] ?? 0) + 1;
    return Object.values(counts);
  };
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) statuses.push(await change(`tres faros junto al mar ${n}`));
  expect(statuses).toEqual(Array(8).fill(200));
  expect(await subjects()).toEqual([5]);

  for (let n = 0; n < 7; n += 1) {
    const { factorId } = await enrolled(supabase, { prove: clock });
    expect((await supabase.auth.mfa.unenroll({ factorId })).error).toBeNull();
  }
  expect(await subjects()).toEqual([5, 5, 5]);

  clock.advance(3_601_000);
  await supabase.auth.refreshSession();
  const changed = await supabase.auth.updateUser({
    password: 'una torre con luz',
    current_password: current,
  });
  expect(changed.error).toBeNull();
  expect(await subjects()).toEqual([6, 5, 5]);
});
