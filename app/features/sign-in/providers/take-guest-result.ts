import { signedInPerson } from '#app/data/account/auth.ts';
import { claimHeldAttempts } from '#app/data/attempts/held-attempts.ts';
import { siteOrigins } from '#app/data/backend/site-origins.ts';
import { claimGuestData } from '#app/data/person/claim-guest-data.ts';
import { safeNext } from '#app/features/sign-in/next-path.ts';
import { holdGuestResult } from '#app/features/sign-in/sign-up/hold-guest-result.ts';

/**
 * A new account takes along what the guest has answered, as one whose mail was confirmed does. Says where to go on:
 * to the page that was wanted, else to the result.
 */
export async function takeGuestResult(next: string | null, home: string): Promise<string | null> {
  const held = await holdGuestResult();
  if (held === undefined) return next;
  const wanted = safeNext(next, siteOrigins());
  if (wanted !== undefined && (await isClaimed(held))) return wanted;
  // There it is claimed, and tried again where that fails.
  const url = new URL(wanted ?? home, location.origin);
  url.searchParams.set('held', held);
  return url.pathname + url.search + url.hash;
}

async function isClaimed(held: string): Promise<boolean> {
  try {
    const ids = await claimHeldAttempts(held);
    const owner = signedInPerson()?.id;
    if (owner !== undefined) await claimGuestData(ids, owner);
    return ids.length > 0;
  } catch {
    return false;
  }
}
