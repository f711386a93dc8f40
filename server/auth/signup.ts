import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { askMailGate, type MailAsker, type MailGate } from '../mail/mail-gate.ts';
import { spendPoint, userAgentOf, type AuthContext, type Endpoint } from './auth-context.ts';
import { requireEmail } from './email-address.ts';
import { AuthRefusal } from './error.ts';
import { mailsFull, spendMail } from './mail-asker.ts';
import { mintLink, nextPath, signInLink } from './mail-links.ts';
import { readMetadata, type UserMetadata } from './metadata.ts';
import { requireNewPassword } from './new-password.ts';
import { mintOneTimeToken } from './one-time-tokens.ts';
import { bodyText, readBody } from './request-body.ts';
import { startSession } from './sessions.ts';
import { requireShippedConsent } from './shipped-consent.ts';
import {
  deleteUnconfirmedUser,
  findUserByEmail,
  insertUser,
  mailReader,
  toPendingUser,
} from './users.ts';

const body = z.object({ email: bodyText, password: bodyText, data: z.unknown().optional() });

type NewPerson = { email: string; passwordHash: string; metadata: UserMetadata; next: string };

/**
 * POST /signup. With confirmation on, every address gets the same answer, and the mailbox learns the
 * rest: a link, or that there is an account already (TRUST A01). With it off, a session at once.
 */
export function signUp(auth: AuthContext): Endpoint {
  return async function answerSignUp(context) {
    await spendPoint(auth, context, 'signup');
    const { email: said, password, data } = await readBody(context, body);
    const email = requireEmail(said);
    await requireNewPassword(auth, password, email);
    const metadata = readMetadata(data);
    await requireShippedConsent(auth.database, metadata);
    const asker = auth.config.confirmEmail
      ? await spendMail(auth, context, { pot: 'others', to: email })
      : undefined;
    // Hashed before anything is looked up, so that it costs the same for every address.
    const passwordHash = await auth.hashing.hash(password);
    const next = nextPath(auth.config, context.req.query('redirect_to'));
    const person = { email, passwordHash, metadata, next };
    if (asker === undefined) {
      return context.json(await signUpAtOnce(auth, person, userAgentOf(context)));
    }

    const id = await auth.database.transaction((tx) => signUpByMail(auth, tx, person, asker));
    auth.afterwards('auth.mail', () => auth.mail.flush());
    return context.json(toPendingUser(id, email, person.metadata, auth.clock.now()));
  };
}

async function signUpByMail(
  auth: AuthContext,
  tx: Queries,
  person: NewPerson,
  asker: MailAsker,
): Promise<string> {
  const gate = await askMailGate(auth, tx, person.email, asker);
  if (gate === 'hour-full') throw mailsFull(600);
  const known = await findUserByEmail(tx, person.email);
  if (known?.email_confirmed_at) {
    if (gate === 'open') {
      const { name, locale } = mailReader(known);
      await auth.mail.enqueue(tx, {
        template: 'already-registered',
        to: person.email,
        locale,
        data: { name, link: signInLink(auth.config, locale) },
      });
    }
    return randomUUID();
  }
  if (known !== undefined) {
    // Within the minute it is the same sign-up twice (a double click): nothing changes (TRUST X12).
    if (gate === 'too-soon') return known.id;
    // Later it may be the owner, after a stranger left a password here. Nobody has confirmed the
    // earlier one, so it goes, link and password with it.
    await deleteUnconfirmedUser(tx, known.id);
  }
  return await insertUnconfirmed(auth, tx, person, gate);
}

async function insertUnconfirmed(
  auth: AuthContext,
  tx: Queries,
  person: NewPerson,
  gate: MailGate,
): Promise<string> {
  const now = auth.clock.now();
  const id = randomUUID();
  const user = await insertUser(tx, { ...person, id, now, confirmed: false });
  // A mailbox that has had enough gets its link when it is asked for again.
  if (user === undefined || gate !== 'open') return id;
  const token = await mintOneTimeToken(tx, {
    userId: id,
    type: 'confirmation_token',
    relatesTo: person.email,
    now,
  });
  await auth.mail.enqueue(tx, {
    template: 'confirm-sign-up',
    to: person.email,
    locale: person.metadata.locale ?? 'es',
    data: {
      name: person.metadata.full_name,
      link: mintLink(auth.config, { type: 'signup', token, next: person.next }),
    },
  });
  return id;
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
