import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { tooMany, type AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';

/**
 * Bounds how often a session may be wrong about the current password: per account, from wherever, and per client
 * address (threats A17, A05). A session of a mailed link has nothing to guess, and is not asked. Taken before the check, so that guesses side by side count as well, and given back unless
 * the password was wrong. It bounds changing the password only: signing in and recovering stay open to the owner.
 */
export async function boundGuesses<T>(
  auth: AuthContext,
  context: Context<AppEnv>,
  account: string,
  check: () => Promise<T>,
): Promise<T> {
  const bounds = [
    ['currentPassword', account],
    ['currentPasswordClient', context.get('clientAddress')],
  ] as const;
  const taken: (typeof bounds)[number][] = [];
  const giveBack = () => Promise.all(taken.map(([name, key]) => auth.limits.give(name, key)));
  for (const bound of bounds) {
    const [name, key] = bound;
    const verdict = await auth.limits.take(name, key);
    if (verdict.kind === 'refused') {
      // Nothing was looked at, so the other one's part is not spent either.
      await giveBack();
      throw tooMany(verdict.retryAfter);
    }
    taken.push(bound);
  }
  try {
    const result = await check();
    await giveBack();
    return result;
  } catch (error) {
    const isWrong = error instanceof AuthRefusal && error.code === 'current_password_invalid';
    if (!isWrong) await giveBack();
    throw error;
  }
}
