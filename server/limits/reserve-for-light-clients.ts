import { networkOf } from './network-of.ts';
import type { RateLimitName } from '#server/rate-limit-settings.ts';
import type { Limits } from './rate-limits.ts';

/** Of what all share, this part is kept for clients that have had little of it (threat A27), */
export const RESERVE = 1 / 4;
/** and this part of it for those that have had next to nothing: a few addresses with little each do not use it up. */
const LAST_RESERVE = 1 / 8;
/** Less than so much is little, */
const LITTLE = 10;
/** and less than so much next to nothing. */
const NEXT_TO_NOTHING = 3;

/**
 * Notes one more of `own` for the network that an address is in, so that many addresses beside each other are
 * one client to the reserve. Refuses nothing.
 */
export async function countNetwork(
  limits: Limits,
  own: RateLimitName,
  { pot = '', address }: { pot?: string; address: string },
): Promise<void> {
  await limits.take(own, `${pot}${networkOf(address)}`);
}

/** Which part of what all share is closed to this client, by what it and its network have had of their own limit. */
export async function heldBackFrom(
  limits: Limits,
  own: RateLimitName,
  { pot = '', address }: { pot?: string; address: string },
): Promise<number> {
  const keys = [`${pot}${address}`, `${pot}${networkOf(address)}`];
  async function hasHadLessThan(count: number): Promise<boolean> {
    const beyond = Math.max(1, limits.pointsOf(own) - count + 1);
    const verdicts = await Promise.all(keys.map((key) => limits.peek(own, key, beyond)));
    return verdicts.every(({ kind }) => kind === 'allowed');
  }
  if (!(await hasHadLessThan(LITTLE))) return RESERVE;
  return (await hasHadLessThan(NEXT_TO_NOTHING)) ? 0 : LAST_RESERVE;
}
