import { randomUUID } from 'node:crypto';
import { faultBooks, type FaultName } from '#content/mail/fault-mails.ts';
import { site } from '#content/site.ts';
import { locales } from '#domain/locale.ts';
import type { Clock } from '#server/clock.ts';
import type { Queries } from '#server/database/database.ts';
import type { MailTransport } from '#server/mail/mail-transport.ts';
import { renderWords } from '#server/mail/render-mail.ts';

const HOUR_MS = 3_600_000;
const [locale] = locales;

/**
 * Tells the owner of faults, by mails of their own, because the queue may be what is broken: each once an hour while it
 * lasts, and all that is over once. Several processes agree by the database; while it is away, each tells by itself.
 */
export function createFaultTeller(parts: {
  database: Queries | undefined;
  transport: Pick<MailTransport, 'send'>;
  clock: Clock;
  siteUrl: string;
  /** ALERT_MAIL; without it faults are noted for the admin area alone. */
  to: string | undefined;
}) {
  const { database, transport, clock, siteUrl, to } = parts;
  /** What this process told while the database was away. */
  const toldAlone = new Map<string, number>();

  async function send(subject: string, heading: string, paragraphs: readonly string[]) {
    if (to === undefined) return;
    const book = faultBooks[locale];
    const words = {
      subject: `${subject} · ${site.brand}`,
      heading,
      paragraphs,
      button: book.button,
      notes: [book.note],
    };
    const link = `${siteUrl}/admin?view=overview`;
    await transport.send({
      messageId: randomUUID(),
      to,
      ...renderWords(words, locale, { link }),
    });
  }

  async function isDue(fault: FaultName): Promise<boolean> {
    const now = clock.now();
    const noted = await database
      ?.query<{ due: boolean }>('select private.note_fault($1, $2::timestamptz) as due', [
        fault,
        now.toISOString(),
      ])
      .catch(() => undefined);
    if (noted) return noted[0]?.due === true;
    const last = toldAlone.get(fault);
    if (last !== undefined && now.getTime() - last < HOUR_MS) return false;
    toldAlone.set(fault, now.getTime());
    return true;
  }

  /** Its mail did not leave: the next look tells it again. */
  async function forget(fault: FaultName): Promise<void> {
    toldAlone.delete(fault);
    await database
      ?.query('update private.faults set told_at = null where fault = $1', [fault])
      .catch(() => undefined);
  }

  async function ended(present: readonly FaultName[]): Promise<string[]> {
    const alone = [...toldAlone.keys()].filter((fault) => !present.some((name) => name === fault));
    const rows = await database
      ?.query<{ fault: string }>(
        'select private.end_faults($1::text[], $2::timestamptz) as fault',
        [present, clock.now().toISOString()],
      )
      .catch(() => undefined);
    for (const fault of alone) toldAlone.delete(fault);
    return [...new Set([...alone, ...(rows ?? []).map(({ fault }) => fault)])];
  }

  return async function tellFaults(present: readonly FaultName[]): Promise<void> {
    const { begins, ends, faults } = faultBooks[locale];
    const untold: unknown[] = [];
    for (const fault of present) {
      if (!(await isDue(fault))) continue;
      const { what, todo } = faults[fault];
      await send(`${begins.subject} ${what}`, begins.heading, [what, todo]).catch(
        async (error: unknown) => {
          untold.push(error);
          await forget(fault);
        },
      );
    }
    const over = await ended(present);
    const told = over.flatMap((name) =>
      Object.entries(faults).flatMap(([fault, { what }]) => (fault === name ? [what] : [])),
    );
    if (told.length > 0) {
      await send(`${ends.subject} ${told[0]}`, ends.heading, [`${ends.line} ${told.join(' ')}`]);
    }
    if (untold.length > 0) throw untold[0];
  };
}
