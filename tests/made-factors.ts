import { setTimeout as pause } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { openDatabaseOf } from '#tests/open-database-of.ts';
import { ask, type Session } from './made-accounts.ts';
import { password } from './people.ts';
import type { RunningServer } from './serve.ts';

const period = 30_000;
/** The last step (thirty seconds since 1970) of each secret whose code was handed out. */
const used = new Map<string, number>();

/**
 * A code that an app with this secret shows and that was not used yet: a code works once. The server takes the
 * one of the next half minute, too, so that two come at once; only a third waits for its time.
 */
export async function nextCode(secret: string): Promise<string> {
  const now = Math.floor(Date.now() / period);
  const step = Math.max(now, (used.get(secret) ?? 0) + 1);
  used.set(secret, step);
  await pause(Math.max(0, (step - 1) * period - Date.now()));
  return codeAt(secret, step);
}

/** Six digits that are none of the codes of these minutes. */
export function wrongCode(secret: string): string {
  const now = Math.floor(Date.now() / period);
  const near = [-2, -1, 0, 1, 2, 3].map((step) => codeAt(secret, now + step));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !near.includes(code),
  )!;
}

function codeAt(secret: string, step: number): string {
  return new TOTP({ secret }).generate({ timestamp: step * period });
}

/** What a person with a second factor has: a session that has given a code, the app's secret, the codes on paper. */
export type FactorSession = Session & {
  refresh_token: string;
  secret: string;
  codes: readonly string[];
};

/** Gives an account a second factor, made by the protocol itself. */
export async function enrolFactor(
  server: RunningServer,
  { access_token }: Session,
): Promise<FactorSession> {
  const factor = await ask(server, '/auth/v1/factors', { factor_type: 'totp' }, access_token);
  const { secret } = factor.totp;
  const path = `/auth/v1/factors/${factor.id}`;
  const challenge = await ask(server, `${path}/challenge`, {}, access_token);
  const session = await ask(
    server,
    `${path}/verify`,
    { challenge_id: challenge.id, code: await nextCode(secret) },
    access_token,
  );
  const { codes } = await ask(server, '/rest/v1/rpc/make_recovery_codes', {}, session.access_token);
  return { ...session, secret, codes };
}

/** A session that has given the password and nothing else, as a restored or a stolen one may be. */
export function passwordSession(server: RunningServer, email: string): Promise<Session> {
  return ask(server, '/auth/v1/token?grant_type=password', { email, password });
}

/** Makes all sign-ins and codes of so many minutes ago; with the server at rest, as nothing in it can do that. */
export async function ageSignIns(server: RunningServer, minutes: number): Promise<void> {
  await server.stop();
  const database = await openDatabaseOf(server);
  await database.query(
    `update auth.mfa_amr_claims
     set created_at = created_at - $1::int * interval '1 minute',
         updated_at = updated_at - $1::int * interval '1 minute'`,
    [minutes],
  );
  await database.close();
  await server.restart();
}

/** The secret that a page shows for typing it into an app. */
export async function shownSecret(page: Page): Promise<string> {
  const text = await page.locator('.code-text').first().innerText();
  return text.replaceAll(/\s/g, '');
}
