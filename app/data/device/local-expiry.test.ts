import { expect, it } from 'vitest';
import { withLocalExpiry } from './local-expiry.ts';

it('leaves of a session only in how many seconds it expires (X10)', async () => {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const session = {
    access_token: 'a',
    expires_in: 900,
    expires_at: 1_700_000_000,
    user: { id: 'x' },
  };
  const answer = await withLocalExpiry(Response.json(session, { headers }));
  expect(await answer.json()).toEqual({ access_token: 'a', expires_in: 900, user: { id: 'x' } });
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});

it('leaves everything else as it is', async () => {
  const user = Response.json({ id: 'x' });
  const refused = Response.json({ expires_in: 1 }, { status: 400 });
  const empty = new Response(null, { status: 204 });
  for (const response of [user, refused, empty])
    expect(await withLocalExpiry(response)).toBe(response);
});
