import type { RateLimitName } from './rate-limit-settings.ts';
import type { Limits } from './rate-limits.ts';

/** Of what all share, this part is kept for clients that have had little of it (threat A27). */
export const RESERVE = 1 / 4;
/** So much is little. */
const LITTLE = 10;

/** Has this key taken so little of its own limit that it may draw on the reserve? */
export async function hasTakenLittle(
  limits: Limits,
  own: RateLimitName,
  key: string,
): Promise<boolean> {
  const beyond = Math.max(1, limits.pointsOf(own) - LITTLE + 1);
  return (await limits.peek(own, key, beyond)).kind === 'allowed';
}
