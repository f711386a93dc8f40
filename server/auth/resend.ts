import { z } from 'zod';
import { askMailGate, type MailAsker } from '#server/mail/mail-gate.ts';
import { spendPoint, type AuthContext, type Endpoint } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { mailConfirmation, mailRecovery } from './mails/link-mails.ts';
import { spendMail } from './mails/mail-asker.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import { isUndecided } from './pending-sign-ups.ts';
import { bodyText, readBody } from './request-body.ts';
import { findUserByEmail } from './users.ts';

const body = z.object({ email: bodyText, type: z.literal('signup') });

/** POST /resend: one more confirmation mail, with the link that still works (threats A03, A10). */
export function resend(auth: AuthContext): Endpoint {
  return async function answerResend(context) {
    await spendPoint(auth, context, 'resend');
    const { email: said } = await readBody(context, body);
    const email = requireEmail(said);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const asker = await spendMail(auth, context, { pot: 'others', to: email });
    auth.afterwards('auth.resend', () => mailAgain(auth, { email, next, asker }));
    return context.json({});
  };
}

async function mailAgain(
  auth: AuthContext,
  wish: { email: string; next: string; asker: MailAsker },
): Promise<void> {
  const { email, next, asker } = wish;
  await auth.database.transaction(async (tx) => {
    if ((await askMailGate(auth, tx, email, asker)) !== 'open') return;
    const user = await findUserByEmail(tx, email, 'for update');
    if (user === undefined || !isUndecided(user)) return;
    if (user.email_confirmed_at === null) await mailConfirmation(auth, tx, user, next);
    // Confirmed, and then closed before a password was chosen: this is the way back in.
    else await mailRecovery(auth, tx, user, next);
  });
  await auth.mail.flush();
}
