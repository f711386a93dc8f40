import type { z } from 'zod';
import { askMailBudget, type MailBudget } from '#server/mail/mail-budget.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import type { Queries } from '#server/database/database.ts';
import { requireEmail } from '#server/auth/email-address.ts';
import { readBody } from '#server/auth/request-body.ts';
import { findUserByEmail, type UserRow } from '#server/auth/users.ts';
import { spendMail } from './mail-requester.ts';

/**
 * A public endpoint that sends a mail to an address. The answer is the same for every address and is given
 * before the address is looked up, so that neither its bytes nor its time tell whether it has an account (threat A03).
 */
export function mailOnRequest(
  auth: AuthContext,
  wish: {
    name: 'recover' | 'resend';
    budget: MailBudget;
    body: z.ZodType<{ email: string }>;
    /** Mails the address, if its budget allows it; `next` is where they wanted to go on. */
    mail: (tx: Queries, user: UserRow, next: string) => Promise<void>;
  },
): Endpoint {
  return async function answerMailRequest(context) {
    await spendPoint(auth, context, wish.name);
    const { email: said } = await readBody(context, wish.body);
    const email = requireEmail(said);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const requester = await spendMail(auth, context, { budget: wish.budget, to: email });
    auth.afterwards(`auth.${wish.name}`, async () => {
      await auth.database.transaction(async (tx) => {
        if ((await askMailBudget(auth, tx, email, requester)) !== 'open') return;
        const user = await findUserByEmail(tx, email, 'for update');
        if (user !== undefined) await wish.mail(tx, user, next);
      });
      await auth.mail.flush();
    });
    return context.json({});
  };
}
