import { expect, test } from 'vitest';
import { functionAccess, relationAccess } from '#tests/database/access-expectations.ts';
import { checkDeployment } from './supabase-findings.ts';
import { closedFunctions, closedTables } from './visitors/closed.ts';

const site = 'https://faro.example';
const project = 'https://abc.supabase.co';
const anon = `x.${Buffer.from('{"role":"anon"}').toString('base64url')}.x`;

/** A hosted project as its documentation describes it, with our server in front. */
function deployment(change: {
  key?: string;
  settings?: object;
  status?: number;
  allowed?: string;
  jobs?: string;
  sites?: string[];
}) {
  const { key = anon, settings = {}, status = 401, allowed = site, jobs = 'ok', sites } = change;
  const external = { email: true, phone: false, anonymous_users: false };
  return async (address: string): Promise<Response> => {
    const url = new URL(address);
    if (url.pathname === '/config.json') {
      return Response.json({ url: project, anonKey: key, ...(sites && { sites }) });
    }
    if (url.protocol === 'http:') return new Response(null, redirect(`${site}/`));
    if (url.pathname === '/auth') {
      const policy = `connect-src 'self' ${project}`;
      const hsts = 'max-age=63072000';
      return new Response('', {
        headers: { 'content-security-policy': policy, 'strict-transport-security': hsts },
      });
    }
    if (url.pathname.endsWith('/jobs_state')) return Response.json(jobs);
    if (url.pathname.endsWith('/settings')) {
      return Response.json({
        external,
        disable_signup: false,
        mailer_autoconfirm: false,
        ...settings,
      });
    }
    if (url.pathname.endsWith('/verify')) {
      const wanted = url.searchParams.get('redirect_to') ?? '';
      return new Response(null, redirect(`${wanted.startsWith(allowed) ? wanted : site}#error=x`));
    }
    return new Response('{}', { status });
  };
}

const from = (change: Parameters<typeof deployment>[0]) =>
  checkDeployment(site, deployment(change));

const redirect = (location: string) => ({ status: 303, headers: { location } });

const wrongIn = async (change: Parameters<typeof deployment>[0]) =>
  (await from(change)).filter(({ verdict }) => verdict === 'wrong').map(({ what }) => what);

test('a project set up as the documents say has nothing wrong', async () => {
  expect(await wrongIn({})).toEqual([]);
  expect(await wrongIn({ key: 'sb_publishable_x' })).toEqual([]);
});

test('every function that visitors may not call is asked for', () => {
  const closed = Object.keys(functionAccess).filter((name) => !functionAccess[name]?.anonymous);
  expect(Object.keys(closedFunctions).toSorted()).toEqual(closed.toSorted());
});

test('every table that visitors may not read is asked for', async () => {
  const closed = Object.keys(relationAccess).filter(
    (name) => relationAccess[name]?.sees.anonymous === 'refused',
  );
  const asked = (await from({})).map(({ what }) => what);
  expect(asked).toEqual(
    expect.arrayContaining(closed.map((table) => `visitors do not read ${table}`)),
  );
});

test('the service key in the browser is found (D08)', async () => {
  const key = `x.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`;
  expect(await wrongIn({ key })).toEqual(['the key in /config.json is the public one']);
  expect(await wrongIn({ key: 'sb_secret_x' })).toHaveLength(1);
});

test('open doors of the sign-in are found', async () => {
  const external = { email: true, anonymous_users: true };
  expect(await wrongIn({ settings: { mailer_autoconfirm: true, external } })).toEqual([
    'addresses are confirmed',
    'people sign in by mail, and by no provider but Google and Microsoft',
  ]);
});

test('a redirect list that is too narrow or too wide is found (A12)', async () => {
  expect(await wrongIn({ allowed: `${site}/assessment` })).toEqual([
    'links may lead to /auth?type=recovery',
    'links may lead to /profile',
    'links may lead to /en',
    'links may lead to /en?held=…',
    'links may lead to /en/assessment',
    'links may lead to /en/assessment?held=…',
    'links may lead to /en/auth?type=recovery',
    'links may lead to /en/profile',
  ]);
  expect(await wrongIn({ allowed: 'https://' })).toEqual(['links lead nowhere else']);
});

test('missing migrations and readable tables are found (D01, D07)', async () => {
  expect(await wrongIn({ status: 404 })).toHaveLength(
    Object.keys(closedFunctions).length + closedTables.length,
  );
  expect(await wrongIn({ status: 200 })).toContain('the schema private is not exposed');
});

test('daily jobs that do not run are found', async () => {
  expect(await wrongIn({ jobs: 'late' })).toEqual(['the daily jobs have run']);
});

test('a further origin that the project does not know is found', async () => {
  const wrong = await wrongIn({ sites: [site, 'https://es.faro.example'] });
  expect(wrong).toContain('links may lead to https://es.faro.example/assessment?held=…');
  expect(wrong.every((what) => what.includes('https://es.faro.example'))).toBe(true);
});
