import { expect, test } from 'vitest';
import { startFront } from '#tests/server/start-front.ts';

test.each([
  [undefined, '/profile?tab=settings#password'],
  ['es-MX,es;q=0.9,en;q=0.8', '/profile?tab=settings#password'],
  ['en-US,en;q=0.9', '/en/profile?tab=settings#password'],
  ['fr', '/profile?tab=settings#password'],
])(
  'a password manager that asks in %s is sent to where a password is changed',
  async (language, place) => {
    await using front = await startFront();
    const answer = await fetch(`${front.url}/.well-known/change-password`, {
      redirect: 'manual',
      headers: language === undefined ? {} : { 'accept-language': language },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, place]);
    // What says whether the redirect means anything (W3C, "change-password", 4).
    const other = await fetch(
      `${front.url}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`,
    );
    expect(other.status).toBe(404);
  },
);
