import { z } from 'zod';
import type { AuthContext, Endpoint } from './auth-context.ts';
import { mailConfirmation, mailRecovery } from './mails/link-mails.ts';
import { mailOnRequest } from './mails/mail-on-request.ts';
import { isUndecided } from './pending-sign-ups.ts';
import { bodyText } from './request-body.ts';

const body = z.object({ email: bodyText, type: z.literal('signup') });

/** POST /resend: one more confirmation mail, with the link that still works (threats A03, A10). */
export function resend(auth: AuthContext): Endpoint {
  return mailOnRequest(auth, {
    name: 'resend',
    budget: 'others',
    body,
    async mail(tx, user, next) {
      if (!isUndecided(user)) return;
      if (user.email_confirmed_at === null) await mailConfirmation(auth, tx, user, next);
      // Confirmed, and then closed before a password was chosen: this is the way back in.
      else await mailRecovery(auth, tx, user, next);
    },
  });
}
