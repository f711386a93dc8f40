import type { MailTemplate } from '#content/mail/mail-templates.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import type { Log } from '#server/log.ts';
import { RESERVE } from '#server/limits/reserve-for-light-clients.ts';
import { mailboxOf } from './mailbox.ts';

/** `too-soon`: this mailbox has had enough for now. `hour-full`: the whole server has sent enough. */
export type MailVerdict = 'open' | 'too-soon' | 'hour-full';

/** Two budgets: what sign-ups and all else can use up is not what recovery needs (threat A27). */
export type MailBudget = 'recovery' | 'others';

/**
 * The request behind a mail. `isMuted`: this client has asked for enough mails to this mailbox. `isForChange`: a person wants
 * the address for their account, so the mail holds no link to the reader's own.
 */
export type MailRequester = {
  budget: MailBudget;
  /** The part of the budget that is closed to this client, 0 to 1: kept for those that have had less of it. */
  heldBack: number;
  isMuted: boolean;
  isForChange?: boolean;
};

/** Which budget a mail is of. A notice is not requested, and is not counted. */
const BUDGETS = {
  'confirm-sign-up': 'others',
  'already-registered': 'others',
  recovery: 'recovery',
  'password-changed': 'notice',
  'new-sign-in': 'notice',
  'factor-added': 'notice',
  'factor-removed': 'notice',
  'recovery-code-used': 'notice',
  'email-change-current': 'others',
  'email-change-new': 'others',
  'account-unused': 'notice',
  'provider-added': 'notice',
  'account-erased': 'notice',
  report: 'others',
  'follow-up': 'notice',
  'guess-came': 'notice',
  'request-came': 'notice',
  'request-due': 'notice',
  'request-answered': 'notice',
  'account-corrected': 'notice',
  'account-frozen': 'notice',
  'minor-frozen': 'notice',
  'account-unfrozen': 'notice',
  'account-erased-by-us': 'notice',
} as const satisfies Record<MailTemplate, MailBudget | 'notice'>;

type Sent = { minute: number; hour: number; day: number; overall: number };

/**
 * May a mail that a stranger can cause be sent to this address now (threat A06)? Counts the mails that left or wait to
 * leave, behind a lock that is held until the transaction ends, so that parallel requests cannot slip through together.
 * `hour-full` depends on the requester alone, never on the address.
 */
export async function askMailBudget(
  parts: { config: Pick<Config, 'rateLimits'>; clock: Clock; log: Log },
  tx: Queries,
  address: string,
  requester: MailRequester,
): Promise<MailVerdict> {
  const { mailPerAddress, mailboxHour, mailboxDay, mailOverall, mailRecovery } =
    parts.config.rateLimits;
  const shared = requester.budget === 'recovery' ? mailRecovery : mailOverall;
  const now = parts.clock.now().getTime();
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  await takeLock(tx, 'mailBudget');
  const [sent] = await tx.query<Sent>(
    `select
       (select count(*)::int from private.mail_outbox
        where mailbox = $1 and template = any ($2::text[]) and created_at > $4::timestamptz) as minute,
       (select count(*)::int from private.mail_outbox
        where mailbox = $1 and template = any ($3::text[]) and created_at > $5::timestamptz) as hour,
       (select count(*)::int from private.mail_outbox
        where mailbox = $1 and template = any ($3::text[]) and created_at > $6::timestamptz) as day,
       (select count(*)::int from private.mail_outbox
        where template = any ($3::text[]) and created_at > $7::timestamptz) as overall`,
    [
      mailboxOf(address),
      [...templatesOf('recovery'), ...templatesOf('others')],
      templatesOf(requester.budget),
      ...[mailPerAddress, mailboxHour, mailboxDay, shared].map(({ seconds }) => before(seconds)),
    ],
  );
  if (sent === undefined) throw new Error('the outbox could not be counted');
  const open = shared.points - Math.ceil(shared.points * requester.heldBack);
  if (sent.overall >= open) {
    parts.log.error({ event: 'mail.hour_full', budget: requester.budget, limit: open });
    return 'hour-full';
  }
  // The last quarter of a mailbox is for its address as such and its own links: sub-addresses, each of which a stranger can
  // sign up, would else keep the owner's first link away.
  const isOwn = address === mailboxOf(address) && !requester.isForChange;
  const openTo = ({ points }: { points: number }) =>
    isOwn ? points : points - Math.ceil(points * RESERVE);
  // No limit of a day for recovery: whenever that of the hour holds one back, the newest link still works, and with
  // one of a day it would not (threat A04).
  const isFull =
    sent.minute >= mailPerAddress.points ||
    sent.hour >= openTo(mailboxHour) ||
    (requester.budget === 'others' && sent.day >= openTo(mailboxDay));
  return requester.isMuted || isFull ? 'too-soon' : 'open';
}

function templatesOf(budget: MailBudget): string[] {
  return Object.entries(BUDGETS).flatMap(([template, each]) => (each === budget ? [template] : []));
}
