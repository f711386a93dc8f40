import type { Claims } from '#server/auth/sessions/claims.ts';
import type { Identify } from '#server/auth/identity.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/error.ts';
import type { Log } from '#server/log.ts';
import { askMailBudget, type MailRequester } from '#server/mail/mail-budget.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import type { ReportBackend } from './report-backend.ts';

// Bounded per person, and to little.
const REQUESTER: MailRequester = { budget: 'others', heldBack: 0, isMuted: false };

/** Reports from the embedded backend: its own token check, its data API in this process, its mail queue. */
export function embeddedReports(parts: {
  database: Database;
  config: Config;
  clock: Clock;
  log: Log;
  mail: MailQueue;
  limits: Limits;
  identify: Identify;
  rest: (request: Request) => Promise<Response>;
}): ReportBackend {
  const { database, config, mail, limits, log } = parts;
  const ask = (authorization: string, path: string) =>
    new Request(`http://rest.internal/rest/v1/${path}`, {
      headers: { apikey: config.anonKey, authorization },
    });
  return {
    async person(authorization) {
      const who = await parts.identify(ask(authorization, ''));
      if (who['code'] === 'insufficient_aal') throw new AppError('insufficient_aal');
      if (!isPerson(who)) return undefined;
      // The token may name an address that has changed since.
      const [row] = await database.query<{ email: string }>(
        'select email from auth.users where id = $1::uuid and deleted_at is null',
        [who.sub],
      );
      return row && { id: who.sub, email: row.email };
    },
    async read(authorization, query) {
      const answer = await parts.rest(ask(authorization, query));
      if (!answer.ok) throw new AppError('unavailable', `the data API answered ${answer.status}`);
      return answer.json();
    },
    take: (person) => limits.take('sendReport', person),
    async send({ to, locale, ...data }) {
      const verdict = await database.transaction(async (tx) => {
        const verdict = await askMailBudget(parts, tx, to, REQUESTER);
        if (verdict === 'open') await mail.enqueue(tx, { template: 'report', to, locale, data });
        return verdict;
      });
      if (verdict === 'too-soon') return 'too-soon';
      if (verdict !== 'open') return 'unavailable';
      mail.flush().catch((error: unknown) => log.error({ event: 'mail.flush', err: error }));
      return 'queued';
    },
  };
}

function isPerson(who: Awaited<ReturnType<Identify>>): who is Claims {
  return 'role' in who && who.role === 'authenticated';
}
