import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';

/** `too-soon`: this mailbox had one just now. `hour-full`: the whole server has sent enough. */
export type MailGate = 'open' | 'too-soon' | 'hour-full';

// Any constant will do, as long as nothing else locks it.
const GATE_LOCK = 4_150_001;

/**
 * May a mail that a stranger can cause be sent to this address now (TRUST A06)? Counts the outbox
 * itself, behind a lock that is held until the transaction ends, so that parallel requests cannot
 * slip through together. The notice of a changed password asks nobody and is not counted.
 */
export async function askMailGate(
  parts: { config: Pick<Config, 'rateLimits'>; clock: Clock; log: Log },
  tx: Queries,
  address: string,
): Promise<MailGate> {
  const { mailPerAddress, mailOverall } = parts.config.rateLimits;
  const now = parts.clock.now().getTime();
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [GATE_LOCK]);
  const [sent] = await tx.query<{ to_address: number; overall: number }>(
    `select
       (select count(*)::int from private.mail_outbox
        where to_address = $1 and template <> 'password-changed' and created_at > $2::timestamptz) as to_address,
       (select count(*)::int from private.mail_outbox
        where template <> 'password-changed' and created_at > $3::timestamptz) as overall`,
    [address, before(mailPerAddress.seconds), before(mailOverall.seconds)],
  );
  if ((sent?.overall ?? 0) >= mailOverall.points) {
    parts.log.error({ event: 'mail.hour_full', limit: mailOverall.points });
    return 'hour-full';
  }
  return (sent?.to_address ?? 0) >= mailPerAddress.points ? 'too-soon' : 'open';
}
