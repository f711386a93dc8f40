import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { providerNames, type ProviderName } from '#server/provider-settings.ts';
import { vouchedPerson, type VouchedPerson } from './vouched-person.ts';
import type { Question } from '#server/auth/services.ts';

/** Seconds for the steps at the provider, and seconds to read and accept the terms. */
export const FLOW_LIFE = 600;
const CODE_LIFE = 900;

export type FlowStart = {
  provider: ProviderName;
  question: Question;
  /** The cookie of the browser that sets out. */
  browser: string;
  codeChallenge: string;
  redirectTo: string;
};

/** Notes a flow that begins, and forgets those that never came back. */
export async function beginFlow(tx: Queries, start: FlowStart, now: Date): Promise<void> {
  const { provider, question, browser, codeChallenge, redirectTo } = start;
  await tx.query(
    `with old as (delete from private.provider_flows where created_at <= $9::timestamptz)
     insert into private.provider_flows
       (state_hash, browser_hash, provider, nonce, verifier, code_challenge, redirect_to, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`,
    [
      hashOf(question.state),
      hashOf(browser),
      provider,
      question.nonce,
      question.verifier,
      codeChallenge,
      redirectTo,
      now.toISOString(),
      before(now, FLOW_LIFE + CODE_LIFE),
    ],
  );
}

export type Flow = { provider: ProviderName; nonce: string; verifier: string; redirect_to: string };

/** The flow that an answer belongs to, once, and only in the browser that set out. */
export async function takeReturn(
  tx: Queries,
  back: { state: string; browser: string },
  now: Date,
): Promise<Flow | undefined> {
  const [flow] = await tx.query<Flow>(
    `update private.provider_flows set returned_at = $3::timestamptz
     where state_hash = $1 and browser_hash = $2 and returned_at is null and created_at > $4::timestamptz
     returning provider, nonce, verifier, redirect_to`,
    [hashOf(back.state), hashOf(back.browser), now.toISOString(), before(now, FLOW_LIFE)],
  );
  return flow;
}

/** Keeps whom the provider vouched for until the page exchanges `code`. */
export async function keepVouched(
  tx: Queries,
  { state, code, person }: { state: string; code: string; person: VouchedPerson },
): Promise<void> {
  await tx.query(
    `update private.provider_flows set code_hash = $2, vouched = $3::text::jsonb where state_hash = $1`,
    [hashOf(state), hashOf(code), JSON.stringify(person)],
  );
}

const returned = z.object({
  provider: z.enum(providerNames),
  vouched: vouchedPerson,
  code_challenge: z.string(),
});

/** Whom a code stands for, locked until the transaction ends; undefined for one that is unknown, used or old. */
export async function lockReturned(tx: Queries, code: string, now: Date) {
  const [row] = await tx.query(
    `select provider, vouched, code_challenge from private.provider_flows
     where code_hash = $1 and returned_at > $2::timestamptz for update`,
    [hashOf(code), before(now, CODE_LIFE)],
  );
  return row && returned.parse(row);
}

/** The code has served. */
export async function endFlow(tx: Queries, code: string): Promise<void> {
  await tx.query('delete from private.provider_flows where code_hash = $1', [hashOf(code)]);
}

/** Whether this is the verifier of which the page sent the challenge when it set out (RFC 7636, S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const sent = Buffer.from(challenge);
  return made.length === sent.length && timingSafeEqual(made, sent);
}

function before(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
