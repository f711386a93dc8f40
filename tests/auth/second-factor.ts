import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '#tests/auth/totp-code.ts';
import { PASSWORD, type startAuth } from './auth-rig.ts';

type Rig = Awaited<ReturnType<typeof startAuth>>;

/** A factor of the signed-in person, by supabase-js; with `prove`, its first code of that clock is sent too. */
export async function enrolled(
  supabase: SupabaseClient,
  { friendlyName = '', prove }: { friendlyName?: string; prove?: { now(): Date } } = {},
): Promise<{ factorId: string; secret: string }> {
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const factor = { factorId: data.id, secret: data.totp.secret };
  if (prove) {
    const code = totpCode(factor.secret, prove.now());
    const verified = await supabase.auth.mfa.challengeAndVerify({ factorId: data.id, code });
    if (verified.error) throw verified.error;
  }
  return factor;
}

/** A person signed in at aal2, by the factor that they have. */
export async function withSecondFactor(rig: Rig, email: string) {
  const { supabase, userId } = await rig.signUpAndConfirm(email);
  return { supabase, userId, ...(await enrolled(supabase, { prove: rig.clock })) };
}

/** The same person with the password alone, as on another device. */
export async function signedInAgain(rig: Rig, email: string): Promise<SupabaseClient> {
  const supabase = rig.client();
  const { error } = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return supabase;
}
