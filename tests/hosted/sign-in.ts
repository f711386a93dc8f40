import { z } from 'zod';
import { userAgentOf, type Endpoint } from '#server/auth/auth-context.ts';
import { normaliseEmail } from '#domain/email-address.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { startSession } from '#server/auth/sessions/sessions.ts';
import { findUserByEmail } from '#server/auth/users.ts';
import type { ProjectContext } from './project-context.ts';
import { refusal } from './refusal.ts';

const body = z.object({ email: bodyText, password: bodyText });

/** POST /token?grant_type=password. A right password of an unconfirmed account is told so: email_not_confirmed (400). */
export function signIn({ auth }: ProjectContext): Endpoint {
  return async function answerSignIn(context) {
    const said = await readBody(context, body);
    const email = normaliseEmail(said.email);
    const user = email === undefined ? undefined : await findUserByEmail(auth.database, email);
    if (
      !user ||
      !(await auth.hashing.verify(user.encrypted_password || undefined, said.password))
    ) {
      throw new AuthRefusal('invalid_credentials', 'Invalid login credentials');
    }
    if (!user.email_confirmed_at)
      return refusal(context, 400, 'email_not_confirmed', 'Email not confirmed');
    const how = { method: 'password', userAgent: userAgentOf(context) } as const;
    return context.json(await startSession(auth, auth.database, user, how));
  };
}
