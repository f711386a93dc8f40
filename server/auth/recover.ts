import { z } from 'zod';
import type { AuthContext, Endpoint } from './auth-context.ts';
import { mailRecovery } from './mails/link-mails.ts';
import { mailOnRequest } from './mails/mail-on-request.ts';
import { bodyText } from './request-body.ts';

const body = z.object({ email: bodyText });

/** POST /recover: a link by which a new password can be chosen. */
export function recover(auth: AuthContext): Endpoint {
  return mailOnRequest(auth, {
    name: 'recover',
    budget: 'recovery',
    body,
    mail: (tx, user, next) => mailRecovery(auth, tx, user, next),
  });
}
