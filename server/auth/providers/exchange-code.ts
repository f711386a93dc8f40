import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import type { ProviderName } from '#server/provider-settings.ts';
import { userAgentOf, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { addIdentity, findIdentityOwner, type NewIdentity } from '#server/auth/identities.ts';
import { mailNotice } from '#server/auth/mails/notice-mails.ts';
import { readMetadata, type UserMetadata } from '#server/auth/metadata.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { isBanned, startSession } from '#server/auth/sessions/sessions.ts';
import { requireShippedConsent } from '#server/auth/shipped-consent.ts';
import {
  deleteUnconfirmedUser,
  findUser,
  findUserByEmail,
  insertUser,
  type UserRow,
} from '#server/auth/users.ts';
import { endFlow, lockReturned, provesChallenge } from './provider-flows.ts';
import type { VouchedPerson } from './vouched-person.ts';

const body = z.object({
  auth_code: bodyText,
  code_verifier: bodyText,
  data: z.unknown().optional(),
});

/**
 * POST /token?grant_type=pkce: signs in whom the provider has vouched for, in the page that set out. An unknown person
 * is told so (consent_required) and has no account until the same request comes with their consent; the code holds
 * meanwhile. Throws flow_state_not_found, bad_code_verifier, provider_email_needs_verification, user_banned.
 */
export function exchangeCode(auth: AuthContext): Endpoint {
  return async function answerCode(context) {
    const said = await readBody(context, body);
    const now = auth.clock.now();
    const session = await auth.database.transaction(async (tx) => {
      const flow = await lockReturned(tx, said.auth_code, now);
      if (flow === undefined) {
        throw new AuthRefusal('flow_state_not_found', 'No valid flow state found');
      }
      if (!provesChallenge(said.code_verifier, flow.code_challenge)) {
        throw new AuthRefusal('bad_code_verifier', 'The code verifier is not the one of this flow');
      }
      const arrival = { provider: flow.provider, person: flow.vouched, now };
      const user = await welcome(auth, tx, arrival, readMetadata(said.data));
      await endFlow(tx, said.auth_code);
      return startSession(auth, tx, user, { method: 'oauth', userAgent: userAgentOf(context) });
    });
    auth.afterwards('auth.mail', () => auth.mail.flush());
    return context.json(session);
  };
}

type Arrival = { provider: ProviderName; person: VouchedPerson; now: Date };

/** Whose account it is: by the provider's own number, then by the mailbox, then a new one. */
async function welcome(
  auth: AuthContext,
  tx: Queries,
  arrival: Arrival,
  metadata: UserMetadata,
): Promise<UserRow> {
  const { provider, person, now } = arrival;
  const known = await findIdentityOwner(tx, { provider, providerId: person.sub }, now);
  if (known !== undefined) return requireWelcome(await findUser(tx, known, 'for update'), now);
  const { email } = person;
  if (email === undefined) {
    throw new AuthRefusal(
      'provider_email_needs_verification',
      'The provider does not answer for this address',
    );
  }
  const owner = await findUserByEmail(tx, email, 'for update');
  if (owner?.email_confirmed_at) return link(auth, tx, requireWelcome(owner, now), arrival, email);
  const { consent, full_name: name = person.name } = metadata;
  if (consent === undefined) {
    throw new AuthRefusal('consent_required', 'There is no account yet', { email });
  }
  await requireShippedConsent(tx, metadata);
  // An earlier sign-up with this address never showed that it is theirs: nothing of it stays (threat A24).
  if (owner !== undefined) await deleteUnconfirmedUser(tx, owner.id);
  const made = await insertUser(tx, {
    id: randomUUID(),
    email,
    passwordHash: '',
    metadata: { ...metadata, full_name: name },
    now,
    confirmed: true,
    identity: identityOf(arrival, email),
  });
  // Another tab was faster, by this moment.
  if (made === undefined) throw new AuthRefusal('user_already_exists', 'User already registered');
  auth.log.info({ event: 'auth.provider_sign_up', user: made.id, provider });
  return made;
}

/** The mailbox shows whose account it is, as with a recovery link; its owner is told. */
async function link(
  auth: AuthContext,
  tx: Queries,
  owner: UserRow,
  arrival: Arrival,
  email: string,
): Promise<UserRow> {
  await addIdentity(tx, owner.id, identityOf(arrival, email), arrival.now);
  await mailNotice(auth, tx, owner, 'provider-added');
  auth.log.info({ event: 'auth.provider_added', user: owner.id, provider: arrival.provider });
  return requireWelcome(await findUser(tx, owner.id), arrival.now);
}

function requireWelcome(user: UserRow | undefined, now: Date): UserRow {
  if (user === undefined || isBanned(user, now)) {
    throw new AuthRefusal('user_banned', 'User is banned');
  }
  return user;
}

function identityOf({ provider, person }: Arrival, email: string): NewIdentity {
  const { sub, name } = person;
  const verified = { email_verified: true, phone_verified: false };
  const data = { sub, provider_id: sub, email, ...verified, name, full_name: name };
  return { provider, providerId: sub, data };
}
