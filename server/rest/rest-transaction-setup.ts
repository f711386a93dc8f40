import { isUnasked, type Refused, type Unasked } from '#server/auth/identity.ts';
import type { Claims } from '#server/auth/sessions/claims.ts';
import { SESSION_LEVEL } from '#server/auth/sessions/session-level.ts';
import type { Statement } from '#server/database/database.ts';

/** The caller of a transaction, as far as the token says. */
export type Caller = Exclude<Claims | Unasked, Refused>;

// Everything lasts until the end of the transaction. That role and claims come after the question about the session is
// not left to chance: they depend on its answer.
const KEY = `select set_config('role', $1::text, true), set_config('request.jwt.claims', $2::text, true),
  set_config('statement_timeout', $3::text, true), set_config('TimeZone', 'UTC', true)`;

const PERSON = `select level, case when level in ('aal1', 'aal2') or (level = 'below' and $9::text = 'served') then
    set_config('request.jwt.claims', ($8::text::jsonb
      || jsonb_build_object('aal', case level when 'aal2' then level else 'aal1' end))::text, true)
    || set_config('statement_timeout', $10::text, true) || set_config('TimeZone', 'UTC', true)
    || set_config('role', $7::text, true)
  end from (select ${SESSION_LEVEL} as level offset 0) as asked`;

/**
 * The first statement of a transaction: whether the session lives, and if so, who asks.
 *
 * @param client the address that asks, for functions that count it themselves; a hosted project hands it on as a header.
 */
export function transactionSetupFor(caller: Caller, timeout: number, client?: string): Statement {
  const setup = setupFor(caller, timeout);
  if (client === undefined) return setup;
  const headers = JSON.stringify({ 'x-forwarded-for': client });
  const place = setup.values.length + 1;
  return {
    text: `select *, set_config('request.headers', $${place}::text, true) from (${setup.text}) as setup`,
    values: [...setup.values, headers],
  };
}

function setupFor(caller: Caller, timeout: number): Statement {
  const limit = String(timeout);
  if (!isUnasked(caller)) {
    return { text: KEY, values: [caller.role, JSON.stringify(caller), limit] };
  }
  const { claims, question, below } = caller;
  const said = JSON.stringify(claims);
  return { text: PERSON, values: [...question, claims.role, said, String(below), limit] };
}
