import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { tooMany, type AuthContext } from '#server/auth/auth-context.ts';
import { browserDeviceHash } from '#server/auth/sessions/known-devices.ts';
import { isFactorDevice } from '#server/auth/sessions/factor-devices.ts';

/**
 * Spends what a code costs before it is looked at, so that guesses side by side are counted. All that is not known shares
 * the points of the factor, of which one client cannot take all; a browser that has given a right code before has points
 * of its own, which others cannot spend: a thief of the password keeps the owner out of no browser of theirs
 * (threat A04). Throws over_request_rate_limit (429).
 */
export async function spendFactorGuess(
  auth: AuthContext,
  context: Context<AppEnv>,
  { factor, person }: { factor: string; person: string },
): Promise<void> {
  const device = browserDeviceHash(auth, context, person);
  if (device !== undefined && (await isFactorDevice(auth, { person, device }))) {
    const verdict = await auth.limits.take('factorDevice', `${factor}:${device}`);
    if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);
    return;
  }
  const keys = { factorOne: `${factor}:${context.get('clientAddress')}`, factor } as const;
  for (const name of ['factorOne', 'factor'] as const) {
    const verdict = await auth.limits.take(name, keys[name]);
    if (verdict.kind === 'refused') throw tooMany(verdict.retryAfter);
  }
}
