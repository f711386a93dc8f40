import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/error.ts';
import type { Log } from '#server/log.ts';
import { mailFailureCode } from '#server/mail/mail-failure.ts';
import { createTransport, type MailTransport } from '#server/mail/mail-transport.ts';
import { mailboxOf } from '#server/mail/mailbox.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import type { Limits } from '#server/limits/rate-limits.ts';
import type { ReportBackend, ReportMail } from './report-backend.ts';

/** How long a Supabase project may take to answer one question. */
const PATIENCE_MS = 5_000;
/** Waits before a mail is tried again; after the last one it is given up. */
const RETRY_MINUTES = [1, 5, 30, 120] as const;

const user = z.object({
  id: z.uuid(),
  email: z.string().max(254),
  factors: z.array(z.object({ status: z.string() })).default([]),
});

/**
 * Reports from a Supabase project: it checks the person's token and reads as them; only its configured origin is ever
 * asked. There is no database here, so mails wait in memory (docs/decisions/020) and leave by SMTP or not at all.
 */
export function hostedReports(parts: {
  config: Config;
  clock: Clock;
  log: Log;
  limits: Limits;
  /** Another way out than the configured one; for tests. */
  transport?: MailTransport;
}): ReportBackend & { close(): void } {
  const { config, clock, log, limits } = parts;
  const transport =
    parts.transport ?? (config.smtpUrl ? createTransport(config, clock) : undefined);
  const waiting = new Set<NodeJS.Timeout>();

  async function ask(authorization: string, path: string): Promise<Response> {
    return fetch(`${config.backendUrl}${path}`, {
      headers: { apikey: config.anonKey, authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new AppError('unavailable', String(error));
    });
  }

  async function deliver(
    way: MailTransport,
    mail: ReportMail,
    // The same message at every try.
    { id, attempt }: { id: string; attempt: number } = { id: randomUUID(), attempt: 0 },
  ): Promise<void> {
    const { to, locale, ...data } = mail;
    try {
      await way.send({ messageId: id, to, ...renderMail('report', locale, data) });
    } catch (error) {
      const minutes = RETRY_MINUTES[attempt];
      const code = mailFailureCode(error);
      log.warn({ event: minutes ? 'mail.failed' : 'mail.dead', mail: id, code });
      if (minutes === undefined) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        void deliver(way, mail, { id, attempt: attempt + 1 });
      }, minutes * 60_000);
      timer.unref();
      waiting.add(timer);
    }
  }

  return {
    async person(authorization) {
      const answer = await ask(authorization, '/auth/v1/user');
      if (answer.status === 401 || answer.status === 403) return undefined;
      if (!answer.ok) throw new AppError('unavailable', `sign-in answered ${answer.status}`);
      const read = user.safeParse(await answer.json());
      if (!read.success) return undefined;
      const { factors, ...person } = read.data;
      const hasFactor = factors.some(({ status }) => status === 'verified');
      if (hasFactor && levelOf(authorization) !== 'aal2') throw new AppError('insufficient_aal');
      return person;
    },
    async read(authorization, query) {
      const answer = await ask(authorization, `/rest/v1/${query}`);
      if (!answer.ok) throw new AppError('unavailable', `the data API answered ${answer.status}`);
      return answer.json();
    },
    take: (person) => limits.take('sendReport', person),
    async send(mail) {
      if (!transport) return 'unavailable';
      const verdict = await limits.take('mailPerAddress', mailboxOf(mail.to));
      if (verdict.kind === 'refused') return 'too-soon';
      const overall = await limits.take('mailOverall', 'all');
      if (overall.kind === 'refused') return 'unavailable';
      void deliver(transport, mail);
      return 'queued';
    },
    close() {
      for (const timer of waiting) clearTimeout(timer);
      transport?.close();
    },
  };
}

// The project has checked the token's signature when it said whose it is.
function levelOf(authorization: string): unknown {
  const claims: unknown = JSON.parse(
    Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString() || 'null',
  );
  return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined;
}
