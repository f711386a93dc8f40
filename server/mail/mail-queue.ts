import type { MailTemplate } from '#content/mail/mail-templates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { awaitedMails } from './awaited-mails.ts';
import { isRefusedForGood, mailFailureCode } from './mail-failure.ts';
import { createTransport, type MailConfig, type MailTransport } from './mail-transport.ts';
import { mailboxOf } from './mailbox.ts';
import { linksOf, oneClickStopOf, outboxRow, readerOf } from './outbox-row.ts';
import { renderMail, type MailData } from './render-mail.ts';

export type Mail = { template: MailTemplate; to: string; locale: Locale; data: MailData };

export type MailQueue = {
  /** Puts a mail into the outbox, within the caller's transaction: both happen or neither. */
  enqueue(tx: Queries, mail: Mail): Promise<void>;
  /** Sends all that is due, one after another. Runs once however often it is called at a time. */
  flush(): Promise<void>;
  /** Looks for due mails every ten seconds from now on. */
  start(): void;
  /** Lets the mail under way end, and no more. */
  stop(): Promise<void>;
};

/** Two looks by an index each: one order over both would sort all that waits, for every mail. */
const AWAITED = `and template in (${awaitedMails.map((name) => `'${name}'`).join(', ')})`;

const LOOK_EVERY_MS = 10_000;
const MAX_AGE_MS = 24 * 3600 * 1000;

/**
 * Mails wait in `private.mail_outbox` and leave off the request path (threat X06). A mail that cannot
 * leave is tried again after 1, 5, 30 and then every 120 minutes, and is dead after 24 hours, or at once when its address
 * is none: then nothing goes there for a month. What a reader waits for leaves before all others.
 */
export function createMailQueue(parts: {
  database: Database;
  config: MailConfig;
  clock: Clock;
  log: Log;
  /** Another way out than the configured one; for tests. */
  transport?: MailTransport;
}): MailQueue {
  const { database, clock, log } = parts;
  const transport = parts.transport ?? createTransport(parts.config, clock);
  let running: Promise<void> | undefined;
  const wish = { again: false, stop: false };
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    try {
      do {
        wish.again = false;
        while (!wish.stop && (await sendNext())) {
          // One mail at a time: the next one is claimed only when this one is done.
        }
      } while (wish.again && !wish.stop);
    } finally {
      // In the same breath as the last look at `wish`, or a flush in between would be lost.
      running = undefined;
    }
  }

  async function sendNext(): Promise<boolean> {
    const row =
      (await claim(database, clock.now(), AWAITED)) ?? (await claim(database, clock.now(), ''));
    if (row === undefined) return false;
    if (row.leads_nowhere) {
      await markFailed(database, row.id, { code: 'SUPPRESSED', deadAt: clock.now() });
      log.info({ event: 'mail.suppressed', mail: row.id, template: row.template });
      return true;
    }
    try {
      const mail = outboxRow.parse(row);
      // What the database itself enqueues does not know where the site is.
      const { template, locale, data } = mail;
      const rendered = renderMail(template, locale, { ...data, ...linksOf(mail, parts.config) });
      await transport.send({
        messageId: mail.message_id,
        to: readerOf(mail.to_address),
        oneClickStop: oneClickStopOf(mail, parts.config),
        ...rendered,
        ...(template === 'account-erased' && { isFarewell: true }),
      });
      await markSent(database, row.id, clock.now());
      log.info({ event: 'mail.sent', mail: row.id, template: row.template });
    } catch (error) {
      const age = clock.now().getTime() - row.created_at.getTime();
      const dead = age >= MAX_AGE_MS || isRefusedForGood(error);
      const code = mailFailureCode(error);
      await markFailed(database, row.id, { code, deadAt: dead ? clock.now() : undefined });
      if (isRefusedForGood(error)) await suppress(database, row.to_address, clock.now());
      const { template } = row;
      log.warn({ event: dead ? 'mail.dead' : 'mail.failed', mail: row.id, template, code });
    }
    return true;
  }

  function flush(): Promise<void> {
    wish.again = true;
    running ??= drain();
    return running;
  }

  return {
    async enqueue(tx, mail) {
      const now = clock.now().toISOString();
      await tx.query(
        `insert into private.mail_outbox (to_address, mailbox, template, locale, data, next_at, created_at)
         values ($1, $2, $3, $4, $5::text::jsonb, $6::timestamptz, $6::timestamptz)`,
        [mail.to, mailboxOf(mail.to), mail.template, mail.locale, JSON.stringify(mail.data), now],
      );
    },
    flush,
    start() {
      timer = setInterval(() => {
        flush().catch((error: unknown) => log.error({ event: 'mail.flush', err: error }));
      }, LOOK_EVERY_MS);
      timer.unref();
    },
    async stop() {
      wish.stop = true;
      clearInterval(timer);
      await running?.catch((error: unknown) => log.error({ event: 'mail.flush', err: error }));
      transport.close();
    },
  };
}

type ClaimedRow = {
  id: number | string;
  to_address: string;
  template: string;
  created_at: Date;
  /** A mail server has said within a month that there is no such mailbox. */
  leads_nowhere: boolean;
};

// Claiming sets the next try at once: if this process dies now, another takes the mail up then. Two
// processes never hold the same row, because each skips what the other has locked. A mail that the
// database wrote in this very millisecond is due: its clock counts microseconds, ours does not.
async function claim(database: Queries, now: Date, which: string): Promise<ClaimedRow | undefined> {
  const [row] = await database.query<ClaimedRow>(
    `update private.mail_outbox set attempts = attempts + 1,
       next_at = $1::timestamptz
         + (array[1, 5, 30, 120])[least(attempts + 1, 4)] * interval '1 minute'
     where id = (
       select id from private.mail_outbox
       where sent_at is null and dead_at is null and next_at < $1::timestamptz + interval '1 ms' ${which}
       order by next_at, id limit 1 for update skip locked)
     returning id, message_id, to_address, template, locale, data, created_at,
       exists (select from private.suppressed_addresses
         where hash = private.address_hash(to_address)) as leads_nowhere`,
    [now.toISOString()],
  );
  return row;
}

// A sent mail keeps neither its link nor its name; the farewell of an erased account keeps nothing.
async function markSent(database: Queries, id: ClaimedRow['id'], now: Date): Promise<void> {
  await database.query(
    `delete from private.mail_outbox where id = $1::bigint and template like 'account-erased%'`,
    [id],
  );
  await database.query(
    `update private.mail_outbox set sent_at = $2::timestamptz, data = '{}', last_error = null
     where id = $1::bigint`,
    [id, now.toISOString()],
  );
}

async function markFailed(
  database: Queries,
  id: ClaimedRow['id'],
  failure: { code: string; deadAt: Date | undefined },
): Promise<void> {
  const { code, deadAt } = failure;
  if (deadAt) {
    await database.query(
      `delete from private.mail_outbox where id = $1::bigint and template like 'account-erased%'`,
      [id],
    );
  }
  await database.query(
    `update private.mail_outbox set last_error = $2, dead_at = $3::timestamptz,
       data = case when $3::timestamptz is null then data else '{}' end
     where id = $1::bigint`,
    [id, code, deadAt?.toISOString() ?? null],
  );
}

/** No further mail goes there for a month. */
async function suppress(database: Queries, address: string, now: Date): Promise<void> {
  await database.query('select private.suppress_address($1, $2::timestamptz)', [
    address,
    now.toISOString(),
  ]);
}
