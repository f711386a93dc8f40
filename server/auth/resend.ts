import { z } from 'zod';
import { askMailGate, type MailAsker } from '../mail/mail-gate.ts';
import { spendPoint, type AuthContext, type Endpoint } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { spendMail } from './mail-asker.ts';
import { mintLink, nextPath } from './mail-links.ts';
import { mintOneTimeToken } from './one-time-tokens.ts';
import { bodyText, readBody } from './request-body.ts';
import { findUserByEmail, mailReader } from './users.ts';

const body = z.object({ email: bodyText, type: z.literal('signup') });

/** POST /resend: one more confirmation mail, with a link that supersedes the last (TRUST A03, A10). */
export function resend(auth: AuthContext): Endpoint {
  return async function answerResend(context) {
    await spendPoint(auth, context, 'resend');
    const { email: said } = await readBody(context, body);
    const email = requireEmail(said);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const asker = await spendMail(auth, context, { pot: 'others', to: email });
    auth.afterwards('auth.resend', () => mailConfirmation(auth, { email, next, asker }));
    return context.json({});
  };
}

async function mailConfirmation(
  auth: AuthContext,
  wish: { email: string; next: string; asker: MailAsker },
): Promise<void> {
  const { email, next, asker } = wish;
  await auth.database.transaction(async (tx) => {
    if ((await askMailGate(auth, tx, email, asker)) !== 'open') return;
    const user = await findUserByEmail(tx, email);
    if (user === undefined || user.email_confirmed_at !== null) return;
    const now = auth.clock.now();
    const token = await mintOneTimeToken(tx, {
      userId: user.id,
      type: 'confirmation_token',
      relatesTo: email,
      now,
    });
    await tx.query(
      'update auth.users set confirmation_sent_at = $2::timestamptz where id = $1::uuid',
      [user.id, now.toISOString()],
    );
    const { name, locale } = mailReader(user);
    await auth.mail.enqueue(tx, {
      template: 'confirm-sign-up',
      to: email,
      locale,
      data: { name, link: mintLink(auth.config, { type: 'signup', token, next }) },
    });
  });
  await auth.mail.flush();
}
