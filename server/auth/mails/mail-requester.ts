import type { Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import type { MailRequester, MailBudget } from '#server/mail/mail-budget.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import { countNetwork, heldBackFrom } from '#server/limits/reserve-for-light-clients.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';

/**
 * Spends what asking for a mail costs the caller's address, whether or not a mail will leave: what is counted must not
 * tell which addresses have an account (threat A26). Throws over_email_send_rate_limit (429) when the address has had its part.
 * Enough mails asked for to this one mailbox are not said; the mail then stays away.
 */
export async function spendMail(
  auth: AuthContext,
  context: Context<AppEnv>,
  wish: { budget: MailBudget; to: string },
): Promise<MailRequester> {
  const { limits } = auth;
  const from = { pot: `${wish.budget}:`, address: context.get('clientAddress') };
  const client = from.pot + from.address;
  for (const name of ['mailClient', 'mailClientHour'] as const) {
    const verdict = await limits.take(name, client);
    if (verdict.kind === 'refused') throw mailsFull(verdict.retryAfter);
  }
  await countNetwork(limits, 'mailClientHour', from);
  const toOne = await limits.take('mailboxClient', `${mailboxOf(wish.to)}:${client}`);
  return {
    budget: wish.budget,
    heldBack: await heldBackFrom(limits, 'mailClientHour', from),
    isMuted: toOne.kind === 'refused',
  };
}

/** No more mails for now: of this client, or of the whole server. `retryAfter` in seconds. */
export function mailsFull(retryAfter: number): AuthRefusal {
  return new AuthRefusal('over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfter });
}
