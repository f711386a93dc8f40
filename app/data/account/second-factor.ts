import { queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { factorOf } from './assurance.ts';
import { ask, type AuthAnswer } from './auth.ts';
import { backend, type Backend } from '#app/data/backend/backend.ts';
import { takeRetryAfter } from '#app/data/backend/retry-after.ts';
import { currentSession, halfwaySession } from './session.ts';

/** What the account asks for besides its password, and how many recovery codes would do instead. */
export type SecondFactor = { kind: 'off' } | { kind: 'on'; since: Date; codesLeft: number };

/** Always asked anew: it guards an account, and another device may have changed it. */
export function secondFactorQuery(userId: string) {
  return queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: async (): Promise<SecondFactor> => {
      const client = await backend();
      // First, because auth-js throws a session away when it finds it ended: not for a look in the background.
      const codes = await client.rpc('my_recovery_codes');
      if (codes.error) throw codes.error;
      const { left } = z.object({ left: z.number() }).parse(codes.data);
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw error;
      const [factor] = data.totp;
      if (!factor) return { kind: 'off' };
      return { kind: 'on', since: new Date(factor.created_at), codesLeft: left };
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** What an app needs to show codes: a picture to scan, or the same as text and as a link. */
export type NewFactor = {
  kind: 'new';
  id: string;
  picture: string;
  secret: string;
  link: string;
  /** An earlier set-up was not finished; what an app kept of it is void. */
  isAgain: boolean;
};

/** Begins to connect an app. `already`: there is one, set up on another device meanwhile. */
export function startFactor(issuer: string): Promise<AuthAnswer<NewFactor | { kind: 'already' }>> {
  return ask<NewFactor | { kind: 'already' }>('/factors', async ({ auth }) => {
    const listed = await auth.mfa.listFactors();
    if (listed.error) return { error: listed.error, value: { kind: 'already' } };
    if (listed.data.totp.length > 0) {
      // This tab learns of it, too.
      const { error } = await auth.refreshSession();
      return { error, value: { kind: 'already' } };
    }
    const begun = listed.data.all;
    for (const { id } of begun) await auth.mfa.unenroll({ factorId: id });
    const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer });
    if (error) return { error, value: { kind: 'already' } };
    const { qr_code: drawn, secret, uri: link } = data.totp;
    const picture = pictureOf(drawn);
    const isAgain = begun.length > 0;
    return { error, value: { kind: 'new', id: data.id, picture, secret, link, isAgain } };
  });
}

/** supabase-js puts the drawing into an address as it is, where a `#` in it would end it. */
function pictureOf(drawn: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawn.slice(drawn.indexOf('<')))}`;
}

/**
 * Gives the code of an app: finishes connecting it, steps a session up, or shows anew that the phone is at hand.
 * Without an id, the app of the person signed in, or halfway so, is meant.
 */
export function giveCode(code: string, factorId = ownFactor()): Promise<AuthAnswer<undefined>> {
  return askWithWait((client) => giveCodeTo(client, factorId, code));
}

/** The same beside the session of this browser; for proofs of identity. */
export async function giveCodeTo(client: Backend, factorId: string, code: string) {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return { error, value: undefined };
}

/** Takes the second factor away; the code shows that its owner asks. The other sessions stay. */
export function removeFactor(code: string): Promise<AuthAnswer<undefined>> {
  const factorId = ownFactor();
  return askWithWait(async (client) => {
    const given = await giveCodeTo(client, factorId, code);
    if (given.error) return given;
    const removed = await client.auth.mfa.unenroll({ factorId });
    if (removed.error) return { error: removed.error, value: undefined };
    const { error } = await client.auth.refreshSession();
    return { error, value: undefined };
  });
}

/** Asks for the session anew: what another device has changed about the factor is known here then. */
export function renewSession(): Promise<AuthAnswer<undefined>> {
  return ask('/token', async ({ auth }) => {
    const { error } = await auth.refreshSession();
    return { error, value: undefined };
  });
}

function ownFactor(): string {
  const now = currentSession();
  const session = now.kind === 'person' ? now.session : halfwaySession(now);
  return (session && factorOf(session)?.id) ?? '';
}

/** Two requests, either of which may be told to wait. */
async function askWithWait(
  call: Parameters<typeof ask<undefined>>[1],
): Promise<AuthAnswer<undefined>> {
  const answer = await ask('/verify', call);
  if (answer.kind === 'done' || answer.failure.retryAfter !== undefined) return answer;
  return { ...answer, failure: { ...answer.failure, retryAfter: takeRetryAfter('/challenge') } };
}
