import { decodeJwt } from 'jose';
import type { Claims } from '#server/auth/sessions/claims.ts';
import type { RateLimitName } from '#server/rate-limit-settings.ts';
import type { Limits, Verdict } from '#server/limits/rate-limits.ts';
import { countNetwork, heldBackFrom } from '#server/limits/reserve-for-light-clients.ts';
import { tooManyCalls } from './rest-refusal.ts';

/** What a person may do less often than everything else, by method and path below /rest/v1. */
const OF_A_PERSON: Record<string, RateLimitName> = {
  'POST consents': 'consents',
  'POST rpc/create_share': 'shares',
  'POST rpc/revoke_share': 'shares',
  'POST rpc/ask_guess': 'shares',
  'POST rpc/agree_guess': 'shares',
  'POST rpc/agree_my_guest_guess': 'shares',
  'POST rpc/limit_processing': 'restrictions',
};

/** Functions that count a client themselves, by its misses or its calls, and are told its address as a hosted project tells it. */
const COUNTING = new Set(['class_session', 'create_meeting_link', 'join_class', 'keep_guest_link']);

/** The address that a function is told, where it counts clients. */
export function clientFor(rpc: string | undefined, client: string | undefined): string | undefined {
  return rpc !== undefined && COUNTING.has(rpc) ? client : undefined;
}

type Call = {
  /** Below /rest/v1. */
  path: string;
  method: string;
  claims: Claims;
  client: string | undefined;
};

/** Spends what this call costs its person and its client, before its body is read. Throws RestRefusal (429). */
export async function spendForCall(limits: Limits, call: Call): Promise<void> {
  const { path, method, claims, client } = call;
  const what = `${method} ${path}`;
  if (claims.role === 'authenticated' && claims.sub) {
    stopIfRefused(await limits.take('restPerson', claims.sub));
    const name = OF_A_PERSON[what];
    if (name) stopIfRefused(await limits.take(name, claims.sub));
  }
  if (client !== undefined && what === 'POST rpc/hold_guest_attempt') {
    await spendHold(limits, client);
  }
}

/**
 * Refuses a person known to be over the limit before the token is checked and the session looked up. The token
 * is not believed here: a forged one learns nothing and takes nothing from others.
 */
export function refuseKnown(limits: Limits, request: Request): void {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  let person: string | undefined;
  try {
    person = decodeJwt(token).sub;
  } catch {
    return;
  }
  if (person) stopIfRefused(limits.known('restPerson', person));
}

// A guest's answers wait 72 hours in a table that is bounded: one client gets a small part of it (threat D18), and what
// is left of a busy time is for those who have had little.
async function spendHold(limits: Limits, client: string): Promise<void> {
  stopIfRefused(await limits.take('hold', client));
  stopIfRefused(await limits.take('holdDay', client));
  await countNetwork(limits, 'hold', { address: client });
  const heldBack = await heldBackFrom(limits, 'hold', { address: client });
  const reserve = Math.ceil(limits.pointsOf('holdOverall') * heldBack);
  stopIfRefused(await limits.peek('holdOverall', 'all', reserve + 1));
  stopIfRefused(await limits.take('holdOverall', 'all'));
}

function stopIfRefused(verdict: Verdict): void {
  if (verdict.kind === 'refused') throw tooManyCalls(verdict.retryAfter);
}
