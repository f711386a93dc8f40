import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { ContactsWebhook } from '#server/contacts-webhook.ts';
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { postOnce, type Resolve } from './post-once.ts';
import { signMessage } from '#server/mail/sign-message.ts';

/** Over about four days: after 1, 2, 4, 8 and then every 24 hours. */
const MAX_TRIES = 8;
/** A service that is away is not asked for every address. */
const MAX_FAILURES = 3;

export type Delivered = { received: number; failed: number };

type Waiting = {
  id: string;
  message: string;
  address: string;
  reason: string;
  at: Date;
  attempts: number;
};

/**
 * Tells the mailing service which exported addresses may not be mailed any more: one message each, signed, as often as it
 * takes, at most so many times. What it received stays as a receipt without the address.
 */
export async function deliverWithdrawals(parts: {
  database: Queries;
  webhook: ContactsWebhook;
  clock: Clock;
  log: Log;
  /** Other ways than the machine's own; for tests. */
  patienceMs?: number;
  resolve?: Resolve;
}): Promise<Delivered> {
  const done: Delivered = { received: 0, failed: 0 };
  while (done.failed < MAX_FAILURES) {
    const next = await claim(parts.database, parts.clock.now());
    if (!next) break;
    done[await deliver(next, parts)] += 1;
  }
  return done;
}

async function deliver(
  { id, message, address, reason, at, attempts }: Waiting,
  { database, webhook, clock, log, ...ways }: Parameters<typeof deliverWithdrawals>[0],
): Promise<keyof Delivered> {
  const body = JSON.stringify({
    type: 'contact.removed',
    timestamp: at.toISOString(),
    data: { email: address, reason },
  });
  const signed = signMessage(webhook.secret, { id: message, at: clock.now(), body });
  const headers = {
    ...signed,
    'content-type': 'application/json',
    'user-agent': 'faro-vocacional',
  };
  const { url, allowPrivate } = webhook;
  const posted = await postOnce({ url, headers, body }, { allowPrivate, ...ways });
  const now = clock.now().toISOString();
  if (posted.kind === 'received') {
    await database.query(
      `update private.withdrawals set done_at = $2::timestamptz, way = 'webhook', status = $3::integer, receipt = $4,
         address = null, last_error = null where id = $1::bigint and done_at is null`,
      [id, now, posted.status, receiptOf(posted.answer)],
    );
    return 'received';
  }
  await database.query(
    `update private.withdrawals set last_error = $2, given_up_at = $3::timestamptz
     where id = $1::bigint and done_at is null`,
    [id, posted.code, attempts >= MAX_TRIES ? now : null],
  );
  log.warn({ event: 'withdrawal.failed', withdrawal: id, code: posted.code, attempts });
  return 'failed';
}

// As of mails: claiming sets the next try at once, and two runners never hold the same row.
async function claim(database: Queries, now: Date): Promise<Waiting | undefined> {
  const [row] = await database.query<Waiting>(
    `update private.withdrawals set attempts = attempts + 1,
       next_at = $1::timestamptz + (array[1, 2, 4, 8, 24])[least(attempts + 1, 5)] * interval '1 hour'
     where id = (
       select id from private.withdrawals
       where done_at is null and given_up_at is null and next_at < $1::timestamptz + interval '1 ms'
       order by next_at, id limit 1 for update skip locked)
     returning id::text as id, message, address, reason, at, attempts`,
    [now.toISOString()],
  );
  return row;
}

const answered = z.object({ id: z.string().regex(/^[A-Za-z0-9_.:-]{1,100}$/) });

/** How the service calls what it received, if it says so; nothing that could be an address. */
function receiptOf(answer: string): string | null {
  try {
    return answered.parse(JSON.parse(answer)).id;
  } catch {
    return null;
  }
}
