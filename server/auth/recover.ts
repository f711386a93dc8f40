import { z } from 'zod';
import { askMailGate, type MailAsker } from '#server/mail/mail-gate.ts';
import { spendPoint, type AuthContext, type Endpoint } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { mailRecovery } from './mails/link-mails.ts';
import { spendMail } from './mails/mail-asker.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import { bodyText, readBody } from './request-body.ts';
import { findUserByEmail } from './users.ts';

const body = z.object({ email: bodyText });

/**
 * POST /recover. The answer is the same for every address and is given before the address is looked
 * up, so that neither its bytes nor its time tell who has an account (threat A03).
 */
export function recover(auth: AuthContext): Endpoint {
  return async function answerRecover(context) {
    await spendPoint(auth, context, 'recover');
    const { email: said } = await readBody(context, body);
    const email = requireEmail(said);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const asker = await spendMail(auth, context, { pot: 'recovery', to: email });
    auth.afterwards('auth.recover', () => mailLink(auth, { email, next, asker }));
    return context.json({});
  };
}

async function mailLink(
  auth: AuthContext,
  wish: { email: string; next: string; asker: MailAsker },
): Promise<void> {
  const { email, next, asker } = wish;
  await auth.database.transaction(async (tx) => {
    if ((await askMailGate(auth, tx, email, asker)) !== 'open') return;
    const user = await findUserByEmail(tx, email, 'for update');
    if (user !== undefined) await mailRecovery(auth, tx, user, next);
  });
  await auth.mail.flush();
}
