import { z } from 'zod';

/** What nodemailer adds to an error: its own code, and the answer of the server that refused. */
const smtpError = z.object({
  code: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{1,30}$/)
    .optional()
    .catch(undefined),
  responseCode: z.number().int().min(200).max(599).optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/**
 * Whether the other server said that there is no such mailbox (RFC 3463: 5.1.1, 5.1.2, 5.1.3, 5.1.6, 5.1.10, 5.2.1): trying for a day
 * would only harm what it thinks of us. Full mailboxes and refusals by policy are tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  return /^SMTP 5\d\d 5\.(1\.(1|2|3|6|10)|2\.1)$/.test(mailFailureCode(error));
}

/**
 * Why a mail could not leave, as a code: "SMTP 550 5.1.1", "ECONNREFUSED", or the error's class. The
 * words of the other server are never kept, because they name the person (threat H22).
 */
export function mailFailureCode(error: unknown): string {
  const { code, responseCode, response = '' } = smtpError.safeParse(error).data ?? {};
  if (responseCode !== undefined) {
    // RFC 3463: class, subject and detail say more than the three figures do.
    const [, detail = ''] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
    return `SMTP ${responseCode} ${detail}`.trim();
  }
  if (code !== undefined) return code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
