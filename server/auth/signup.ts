// POST /signup: an account by address and password, confirmed by mail.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { askMailBudget, type MailRequester } from '#server/mail/mail-budget.ts';
import { spendPoint, userAgentOf, type AuthContext, type Endpoint } from './auth-context.ts';
import { browserKeyHash } from './browser-key.ts';
import { requireEmail } from './email-address.ts';
import { AuthRefusal } from './error.ts';
import { mailAlreadyRegistered, mailConfirmation } from './mails/link-mails.ts';
import { mailsFull, spendMail } from './mails/mail-requester.ts';
import { nextPath } from '#server/mail/mail-links.ts';
import { readMetadata } from './metadata.ts';
import { requireNewPassword } from './passwords/new-password.ts';
import { beginSignUp, repeatSignUp, type BrowserHash } from './pending-sign-ups.ts';
import { bodyText, readBody } from './request-body.ts';
import { startSession } from './sessions/sessions.ts';
import { requireShippedConsent } from './shipped-consent.ts';
import { findUserByEmail, insertUser, toPendingUser, type NewPerson } from './users.ts';

const body = z.object({ email: bodyText, password: bodyText, data: z.unknown().optional() });

type SaidSignUp = {
  person: NewPerson;
  browser: BrowserHash;
  next: string;
  requester: MailRequester;
};

/**
 * POST /signup. With confirmation on, every address gets the same answer, and the mailbox learns the
 * rest: a link, or that there is an account already (threat A01). With it off, a session at once.
 */
export function signUp(auth: AuthContext): Endpoint {
  return async function answerSignUp(context) {
    await spendPoint(auth, context, 'signup');
    const { email: said, password, data } = await readBody(context, body);
    const email = requireEmail(said);
    await requireNewPassword(auth, password, email);
    const metadata = readMetadata(data);
    await requireShippedConsent(auth.database, metadata);
    const requester = auth.config.confirmEmail
      ? await spendMail(auth, context, { budget: 'others', to: email })
      : undefined;
    // Hashed before anything is looked up, so that it costs the same for every address.
    const passwordHash = await auth.hashing.hash(password);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const person = { email, passwordHash, metadata };
    if (requester === undefined) {
      return context.json(await signUpAtOnce(auth, person, userAgentOf(context)));
    }

    const asked = { person, browser: browserKeyHash(context), next, requester };
    await auth.database.transaction((tx) => signUpByMail(auth, tx, asked));
    auth.afterwards('auth.mail', () => auth.mail.flush());
    // An unused id every time: one that came twice would tell that a sign-up waits to be confirmed.
    return context.json(toPendingUser(randomUUID(), person, auth.clock.now()));
  };
}

async function signUpByMail(auth: AuthContext, tx: Queries, said: SaidSignUp): Promise<void> {
  const { person, browser, next, requester } = said;
  const verdict = await askMailBudget(auth, tx, person.email, requester);
  if (verdict === 'hour-full') throw mailsFull(600);
  const known = await findUserByEmail(tx, person.email, 'for update');
  if (known?.email_confirmed_at) {
    if (verdict === 'open') await mailAlreadyRegistered(auth, tx, known);
    return;
  }
  const now = auth.clock.now();
  const made = known
    ? undefined
    : await insertUser(tx, { ...person, id: randomUUID(), now, confirmed: false });
  if (made) await beginSignUp(tx, made.id, browser);
  else if (known) await repeatSignUp(tx, known, { person, browser, now });
  const user = made ?? (await findUserByEmail(tx, person.email));
  // Within a minute of the last mail, the link in it is the one that counts.
  if (verdict === 'open' && user !== undefined) await mailConfirmation(auth, tx, user, next);
}

async function signUpAtOnce(
  auth: AuthContext,
  person: NewPerson,
  userAgent: string | null,
): Promise<object> {
  return auth.database.transaction(async (tx) => {
    const now = auth.clock.now();
    const user = await insertUser(tx, { ...person, id: randomUUID(), now, confirmed: true });
    if (user === undefined) {
      throw new AuthRefusal('user_already_exists', 'User already registered');
    }
    return startSession(auth, tx, user, { method: 'password', userAgent });
  });
}
