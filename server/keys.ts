import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The two roles that a key of the server can stand for, as in a Supabase project. */
export type KeyRole = 'anon' | 'service_role';

const YEARS_10 = 10 * 365 * 24 * 3600;

/**
 * Makes an API key as Supabase's legacy keys are: a JWT (HS256) whose `role` claim is the SQL role.
 * It identifies the application, never a person.
 */
export function makeKey(role: KeyRole, secret: string, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    iss: 'supabase',
    ref: 'faro',
    role,
    iat: issued,
    exp: issued + YEARS_10,
  })}`;
  return `${body}.${sign(body, secret)}`;
}

/** The role of a key signed by `secret`; undefined when it is not such a key or has run out. */
export function roleOfKey(key: string, secret: string, now: Date): KeyRole | undefined {
  const [header = '', payload = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(`${header}.${payload}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const claims = readKeyClaims(key);
  if (claims === undefined || (claims.exp ?? Infinity) * 1000 <= now.getTime()) return undefined;
  return claims.role === 'anon' || claims.role === 'service_role' ? claims.role : undefined;
}

const claimsShape = z.object({ role: z.string().optional(), exp: z.number().optional() });

/** What a JWT says about itself, unchecked; undefined when it is no JWT. */
export function readKeyClaims(key: string): z.infer<typeof claimsShape> | undefined {
  const payload = key.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return claimsShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}
