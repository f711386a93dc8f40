import { expect, it } from 'vitest';
import type { Session, User } from '@supabase/supabase-js';
import { awaitsCode, factorOf } from './assurance.ts';

type Factors = NonNullable<User['factors']>;

const verified: Factors[number] = {
  id: 'phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:01:00Z',
};

function sessionWith(claims: object | string, factors?: Factors): Session {
  const text = typeof claims === 'string' ? claims : JSON.stringify(claims);
  const user: User = {
    id: 'ana',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-11-01T10:00:00Z',
    ...(factors && { factors }),
  };
  return {
    access_token: `header.${Buffer.from(text).toString('base64url')}.signature`,
    refresh_token: 'refresh',
    expires_in: 900,
    token_type: 'bearer',
    user,
  };
}

it('awaits the code of a person with a factor until the token says that it was given', () => {
  expect(awaitsCode(sessionWith({ aal: 'aal1' }, [verified]))).toBe(true);
  expect(awaitsCode(sessionWith({ aal: 'aal2' }, [verified]))).toBe(false);
});

it('awaits no code of a person without a factor, nor of one whose factor was never finished', () => {
  expect(awaitsCode(sessionWith({ aal: 'aal1' }))).toBe(false);
  expect(awaitsCode(sessionWith({ aal: 'aal1' }, []))).toBe(false);
  const unfinished: Factors[number] = { ...verified, status: 'unverified' };
  expect(awaitsCode(sessionWith({ aal: 'aal1' }, [unfinished]))).toBe(false);
});

it('reads a token whose claims use the letters of base64url', () => {
  const claims = { aal: 'aal2', note: 'ÿ?>~ü¿' };
  expect(Buffer.from(JSON.stringify(claims)).toString('base64url')).toMatch(/[-_]/);
  expect(awaitsCode(sessionWith(claims, [verified]))).toBe(false);
});

it.each(['', 'null', '{', '[]'])('awaits the code when the claims are %j', (claims) => {
  expect(awaitsCode(sessionWith(claims, [verified]))).toBe(true);
});

it('knows since when there is a factor, whenever it was used last', () => {
  expect(factorOf(sessionWith({}, [verified]))?.since.toISOString()).toBe(
    '2026-11-20T10:00:00.000Z',
  );
});
