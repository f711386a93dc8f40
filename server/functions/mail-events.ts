import { timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { AppEnv } from '#server/context.ts';
import type { Queries } from '#server/database/database.ts';
import { AppError } from '#server/error.ts';
import { signMessage } from '#server/mail/sign-message.ts';

/** A message is good for so long: an old one that is sent again is refused. */
const GOOD_FOR_MS = 5 * 60_000;
const MOST_BYTES = 64 * 1024;

const addresses = z.array(z.string().min(3).max(254)).min(1).max(50);
/** As Resend writes it, and others who sign as Standard Webhooks says. */
const event = z.object({
  type: z.string(),
  data: z.object({
    to: z.union([addresses, z.string().transform((one) => [one])]),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/**
 * What a mail provider hears after a mail has left: that there is no such mailbox, and that a reader calls it unwanted.
 * Signed as Standard Webhooks (or Svix) has it; a message that is not is refused and changes nothing, one that comes again does
 * nothing more. A bounce that may pass, and whatever else a provider tells, is thanked for and left.
 */
export function mailEvents({
  key,
  clock,
  database,
}: {
  key: Buffer;
  clock: Clock;
  database: Queries;
}): Handler<AppEnv> {
  return async (c) => {
    const body = await c.req.text();
    if (body.length > MOST_BYTES) throw new AppError('body_too_large');
    const header = (name: string) =>
      c.req.header(`webhook-${name}`) ?? c.req.header(`svix-${name}`) ?? '';
    const said = { id: header('id'), at: header('timestamp'), signatures: header('signature') };
    if (!isSigned(key, said, body, clock.now())) throw new AppError('unauthorized');
    const heard = event.safeParse(jsonOf(body));
    if (!heard.success) return c.body(null, 204);
    const { type, data } = heard.data;
    const happened = new Date(Number(said.at) * 1000).toISOString();
    for (const address of data.to) {
      if (type === 'email.complained') {
        await database.query('select private.complain_of_mails($1)', [address]);
      }
      if (type === 'email.bounced' && isForGood(data.bounce?.type)) {
        await database.query('select private.suppress_address($1, $2::timestamptz)', [
          address,
          happened,
        ]);
      }
    }
    return c.body(null, 204);
  };
}

/** Without a word on it, as the provider's own: it tells of a bounce once it has given up. */
function isForGood(kind: string | undefined): boolean {
  return kind === undefined || /^(permanent|hard)$/i.test(kind);
}

function isSigned(
  key: Buffer,
  { id, at, signatures }: { id: string; at: string; signatures: string },
  body: string,
  now: Date,
): boolean {
  if (!id || !/^\d{1,12}$/.test(at)) return false;
  if (Math.abs(now.getTime() - Number(at) * 1000) > GOOD_FOR_MS) return false;
  const signed = signMessage(key, { id, at: new Date(Number(at) * 1000), body });
  const right = Buffer.from(signed['webhook-signature'] ?? '');
  return signatures.split(' ').some((each) => {
    const given = Buffer.from(each);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
