import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Claims } from './claims.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { rememberVerified } from './verified-tokens.ts';
import type { UserRow } from '#server/auth/users.ts';

/** Seconds; a token stolen from an ended session is worth no more than this (threat A16). */
export const ACCESS_TOKEN_LIFE = 15 * 60;
/** Seconds that the clocks of two servers may differ (threat X10). */
const MAX_SKEW = 60;

export type SignInMethod = 'password' | 'otp' | 'recovery' | 'oauth';

/** A session as its tokens tell of it: how the person signed in, newest first, in seconds since 1970. */
export type TokenSession = {
  id: string;
  aal: 'aal1' | 'aal2';
  amr: readonly { method: string; timestamp: number }[];
};

/** Signs a person's access token, with the claims that Supabase puts into one. */
export function signAccessToken(
  auth: { config: Config; clock: Clock },
  user: UserRow,
  session: TokenSession,
): { token: string; expiresAt: number } {
  const issuedAt = Math.floor(auth.clock.now().getTime() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_LIFE;
  const token = signed(auth.config, {
    role: 'authenticated',
    email: user.email,
    phone: '',
    session_id: session.id,
    aal: session.aal,
    amr: session.amr,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    is_anonymous: false,
    iss: `${auth.config.siteUrl}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    iat: issuedAt,
    exp: expiresAt,
  });
  return { token, expiresAt };
}

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

/**
 * By hand, because what jose signs waits in line with the hashes of passwords, and wakes a thread for two microseconds
 * of work. Reading one is the delicate half, and is left to jose.
 */
function signed(config: Config, claims: object): string {
  const said = `${HEADER}.${encoded(claims)}`;
  return `${said}.${createHmac('sha256', config.jwtSecret).update(said).digest('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const personClaims = z.looseObject({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  iat: z.number(),
  exp: z.number(),
  email: z.string().optional(),
  aal: z.string().optional(),
  aud: z.string().optional(),
});

export type PersonClaims = Claims & z.infer<typeof personClaims>;

const verifiedOnce = rememberVerified<PersonClaims>();

/**
 * Reads a person's access token: HS256 with our secret, for our audience, in its time, with a session.
 * Throws bad_jwt (403) for anything else (threat A20). Does not ask whether the session still lives.
 */
export async function readAccessToken(
  auth: { config: Config; clock: Clock },
  token: string,
): Promise<PersonClaims> {
  const now = auth.clock.now();
  try {
    const claims = await verifiedOnce(auth.config, token, () => verify(auth.config, token, now));
    const seconds = now.getTime() / 1000;
    if (claims.iat > seconds + MAX_SKEW) throw new Error('issued in the future');
    if (claims.exp <= Math.floor(seconds)) throw new Error('expired');
    return claims;
  } catch {
    throw new AuthRefusal('bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
}

async function verify(config: Config, token: string, now: Date): Promise<PersonClaims> {
  // jose forgives padding and left-over bits, and one token would have many spellings.
  if (!token.split('.').every(isCanonical)) throw new Error('not written as we write it');
  const { payload } = await jwtVerify(token, keyOf(config), {
    algorithms: ['HS256'],
    audience: 'authenticated',
    issuer: `${config.siteUrl}/auth/v1`,
    currentDate: now,
  });
  return personClaims.parse(payload);
}

function isCanonical(part: string): boolean {
  return Buffer.from(part, 'base64url').toString('base64url') === part;
}

function keyOf(config: Config): Uint8Array {
  return new TextEncoder().encode(config.jwtSecret);
}
