import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#server/auth/auth-context.ts';
import { requireEmail } from '#server/auth/email-address.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { findUserByEmail, insertUser, toPendingUser } from '#server/auth/users.ts';
import { mailConfirmation } from './asked-mails.ts';
import { requirePassword } from './passwords.ts';
import type { ProjectContext } from './project-context.ts';
import { redirectOf } from './redirects.ts';

/** Whatever a page says of a person is kept as it is; what our pages say has these shapes. */
const metadata = z.looseObject({
  full_name: z.string().optional(),
  locale: z.enum(['es', 'en']).optional(),
  source: z.string().optional(),
  consent: z.looseObject({ text_version: z.string(), text_hash: z.string() }).optional(),
});
const body = z.object({ email: bodyText, password: bodyText, data: metadata.default({}) });

/**
 * POST /signup. Who signs up again before confirming changes nothing: the first password and name stay. An address that has an
 * account gets no mail and an answer that looks like any other, but for its identities.
 */
export function signUp(project: ProjectContext): Endpoint {
  const { auth, settings } = project;
  return async function answerSignUp(context) {
    const said = await readBody(context, body);
    const email = requireEmail(said.email);
    requirePassword(settings, said.password);
    const now = auth.clock.now();
    const passwordHash = await auth.hashing.hash(said.password);
    const person = { email, passwordHash, metadata: said.data };
    const known = await findUserByEmail(auth.database, email);
    if (known?.email_confirmed_at) {
      return context.json({
        ...toPendingUser(randomUUID(), person, now),
        role: '',
        identities: [],
      });
    }
    const redirectTo = redirectOf(settings, context.req.query('redirect_to'));
    const id = known?.id ?? randomUUID();
    await auth.database.transaction(async (tx) => {
      const made = known ?? (await insertUser(tx, { ...person, id, now, confirmed: false }));
      // A new account's first mail is not the second within a minute.
      if (made)
        await mailConfirmation(
          project,
          tx,
          known ?? { ...made, confirmation_sent_at: null },
          redirectTo,
        );
    });
    return context.json(toPendingUser(id, person, now));
  };
}
