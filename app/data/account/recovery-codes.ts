import * as z from '#domain/zod.ts';
import type { AuthAnswer } from './auth.ts';
import { readFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { backend, type Backend } from '#app/data/backend/backend.ts';
import { renewSession } from './second-factor.ts';

/** Makes ten recovery codes, shown this once; the ones before are void. */
export async function makeRecoveryCodes(): Promise<AuthAnswer<readonly string[]>> {
  try {
    const { data, error } = await (await backend()).rpc('make_recovery_codes');
    if (error) throw error;
    const { codes } = z.object({ codes: z.array(z.string()) }).parse(data);
    return { kind: 'done', value: codes };
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  }
}

const spent = z.object({
  outcome: z.enum(['removed', 'wrong', 'too-many']),
  retry_after: z.nullable(z.number()),
});

/** Spends a recovery code: the lost app no longer counts, and the session of this browser is whole without it. */
export async function spendRecoveryCode(code: string): Promise<AuthAnswer<undefined>> {
  try {
    const client = await backend();
    const { data, error } = await client.rpc('use_recovery_code', { code });
    if (error) throw error;
    const { outcome, retry_after: seconds } = spent.parse(data);
    if (outcome === 'removed') return renewSession();
    // The answer to a code that was spent may have been lost on its way here.
    if (outcome === 'wrong' && (await isFactorGone(client))) return renewSession();
    return { kind: 'failed', failure: refusal(outcome, seconds) };
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  }
}

function refusal(outcome: 'wrong' | 'too-many', seconds: number | null): AuthFailure {
  const said = { message: '', status: undefined };
  if (outcome === 'wrong') return { ...said, kind: 'recoveryCodeWrong' };
  return { ...said, kind: 'rateLimit', retryAfter: seconds === null ? undefined : seconds * 1_000 };
}

async function isFactorGone({ auth }: Backend): Promise<boolean> {
  const { data } = await auth.mfa.listFactors();
  return data !== null && data.totp.length === 0;
}
