/** When sessions end, to the second (threat A30). */
import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { asPerson } from '#tests/database/people.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** What the rig's clock goes on after a sign-up. */
const SINCE_SIGN_UP = 120 * SECOND;

type Rig = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(env: Record<string, string> = {}) {
  const rig = await startAuth({ env: { RATE_LIMITS: 'all=1000000/60', ...env } });
  const { session, userId } = await rig.signUpAndConfirm('ana@example.test');
  let newest = session.refresh_token;
  let access = session.access_token;
  async function refresh() {
    const response = await rig.send('/token?grant_type=refresh_token', {
      body: { refresh_token: newest },
    });
    const body = await response.json();
    if (response.ok) [newest, access] = [body.refresh_token, body.access_token];
    return [response.status, body.error_code ?? 'ok'];
  }
  return { ...rig, userId, refresh, access: () => access };
}

/** Whether the door takes an access token that was signed for this very moment. */
async function opens({ clock, config, identify, access }: Rig): Promise<unknown> {
  // The token itself lives a quarter of an hour; what is asked here is whether its session does.
  const claims = JSON.parse(Buffer.from(access().split('.')[1] ?? '', 'base64url').toString());
  const { SignJWT } = await import('jose');
  const now = Math.floor(clock.now().getTime() / 1000);
  const token = await new SignJWT({ ...claims, iat: now, exp: now + 900 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(config.jwtSecret));
  const said = await identify(config.anonKey, token);
  return 'refused' in said ? said.code : said.role;
}

const over = [400, 'session_expired'];
const taken = [200, 'ok'];

test.each([
  ['as shipped', {}, 30],
  ['as set', { SESSION_IDLE_DAYS: '2', SESSION_MAX_DAYS: '9' }, 2],
])(
  'a session that is not used is over at its idle end, to the second: %s',
  async (_, env, days) => {
    for (const [seconds, door, answer] of [
      [-1, 'authenticated', taken],
      [0, 'session_not_found', over],
      [1, 'session_not_found', over],
    ] as const) {
      const rig = await signedIn(env);
      await rig.refresh();
      rig.clock.advance(days * DAY + seconds * SECOND);
      expect([seconds, await opens(rig), await rig.refresh()]).toEqual([seconds, door, answer]);
    }
  },
);

test.each([
  ['as shipped', {}, 180, 29],
  ['as set', { SESSION_IDLE_DAYS: '2', SESSION_MAX_DAYS: '9' }, 9, 1],
])('using a session does not move its absolute end: %s', async (_, env, days, step) => {
  for (const [seconds, door, answer] of [
    [-1, 'authenticated', taken],
    [0, 'session_not_found', over],
    [1, 'session_not_found', over],
  ] as const) {
    const rig = await signedIn(env);
    let left = days * DAY - SINCE_SIGN_UP;
    for (; left > step * DAY; left -= step * DAY) {
      rig.clock.advance(step * DAY);
      expect(await rig.refresh()).toEqual(taken);
    }
    rig.clock.advance(left + seconds * SECOND);
    expect([seconds, await opens(rig), await rig.refresh()]).toEqual([seconds, door, answer]);
  }
});

test('supabase-js lets go of a session that is over, as of any that ended, and signs in anew', async () => {
  const rig = await startAuth();
  const { supabase } = await rig.signUpAndConfirm('ana@example.test');
  const events: string[] = [];
  supabase.auth.onAuthStateChange((event) => void events.push(event));
  rig.clock.advance(31 * DAY);
  const { error } = await supabase.auth.refreshSession();
  expect(error).toMatchObject({ code: 'session_expired', status: 400 });
  const again = await supabase.auth.signInWithPassword({
    email: 'ana@example.test',
    password: PASSWORD,
  });
  expect(again.error).toBeNull();
});

test('the session check is one statement, and each request still asks it', async () => {
  const rig = await signedIn();
  const { database } = rig;
  const asked: string[] = [];
  const { createIdentify } = await import('#server/auth/identity.ts');
  const identify = createIdentify({
    config: rig.config,
    clock: rig.clock,
    database: {
      ...database,
      query: <Row>(sql: string, params?: readonly unknown[]) => {
        asked.push(sql);
        return database.query<Row>(sql, params);
      },
    },
  });
  const request = () =>
    new Request('https://faro.example/rest/v1/attempts', {
      headers: { apikey: rig.config.anonKey, authorization: `Bearer ${rig.access()}` },
    });
  expect(await identify(request())).toMatchObject({ role: 'authenticated' });
  expect(asked).toHaveLength(1);
  await identify(request());
  expect(asked).toHaveLength(2);
});

test('a session ended from the list of another is shut at once: access token, refresh token, data', async () => {
  const rig = await signedIn();
  const elsewhere = await rig
    .client()
    .auth.signInWithPassword({ email: 'ana@example.test', password: PASSWORD });
  const other = elsewhere.data.session;
  const claims = await rig.identify(rig.config.anonKey, rig.access());
  if (!('role' in claims)) throw new Error('the session is not taken');
  const [row] = await asPerson(rig.database, claims).query<{ id: string }>(
    `select each ->> 'id' as id from jsonb_array_elements(public.my_sessions()) as each
     where not (each ->> 'is_current')::boolean`,
  );
  await asPerson(rig.database, claims).query('select public.end_my_session($1::uuid)', [row?.id]);
  expect(await rig.identify(rig.config.anonKey, other?.access_token)).toMatchObject({
    refused: 401,
    code: 'session_not_found',
  });
  const refused = await rig.send('/token?grant_type=refresh_token', {
    body: { refresh_token: other?.refresh_token },
  });
  expect(await refused.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  expect(await rig.identify(rig.config.anonKey, rig.access())).toMatchObject({
    role: 'authenticated',
  });
});
