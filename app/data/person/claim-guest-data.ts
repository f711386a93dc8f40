import { browserStorage } from '#app/data/device/browser-storage.ts';
import { guestLinkKey } from '#app/data/guest/guest-link-key.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { claimedBy } from '#app/data/device-attempts/device-attempt.ts';
import { claimGuestAbout } from './about-person.ts';
import { claimGuestReactions } from '#app/data/guest/guest-reactions.ts';
import { claimSecondLooks } from '#app/data/guest/kept-second-looks.ts';

/**
 * Makes this browser's guest attempts a person's; `keep-sending.ts` sends them. What the guest said of careers and of
 * themselves, how they looked again and the link they made go with them, and the plan where the account has none.
 */
export async function claimGuestData(attempts: readonly string[], owner: string): Promise<void> {
  const store = attemptStore();
  await store.open();
  for (const id of attempts) {
    await store.change(id, (stored) => stored && claimedBy(stored, owner));
  }
  if (attempts.length === 0) return;
  // A browser that keeps nothing has nothing to claim.
  await claimGuestReactions(owner).catch(() => undefined);
  await claimGuestAbout(owner).catch(() => undefined);
  try {
    claimSecondLooks(attempts, owner);
  } catch {
    // As above.
  }
  if (browserStorage.getItem(guestLinkKey) !== null) {
    const { claimGuestLink } = await import('#app/data/guest/guest-link.ts');
    await claimGuestLink().catch(() => undefined);
  }
  const { claimGuestPlan } = await import('./plan.ts');
  await claimGuestPlan(owner).catch(() => undefined);
}
