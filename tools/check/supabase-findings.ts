// Looks at a hosted project and its site from outside: key, page, settings, and what a visitor may read and call.
import { isLoopbackName } from '#server/setting-text.ts';
import { providerNames } from '#server/provider-settings.ts';
import { checkJobs } from './check-jobs.ts';
import { closedFunctions, closedTables } from './visitors/closed.ts';
import { checkProject, type Owner } from './check-project.ts';
import { checkRedirects } from './check-redirects.ts';
import { fieldOf, judge, textAt, type Fetch, type Finding } from './finding.ts';

const PUSH_TABLES = 'apply the migrations: supabase db push';
const FRONT = 'put our server in front, with BACKEND_URL and SITE_URL as docs/operating.md says';
const TLS = 'end TLS in front of the server, for https alone: docs/operating.md, "Behind a proxy"';
const CONFIRM = 'bring the settings of supabase/config.toml into the project: supabase config push';

/**
 * Looks at a running site and the backend that its /config.json names, in the order in which one is set up, and
 * without leaving a trace: nothing is written, nothing is mailed. Throws when the site itself does not answer.
 */
export async function checkDeployment(
  site: string,
  fetch: Fetch,
  owner?: Owner,
): Promise<Finding[]> {
  const response = await fetch(`${site}/config.json`);
  if (!response.ok) throw new Error(`${site}/config.json answers ${response.status}`);
  const said: unknown = await response.json();
  const [backend, key] = [textAt(said, 'url') || site, textAt(said, 'anonKey')];
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return [
    checkKey(key),
    ...(await checkPage(site, backend, fetch)),
    ...(await checkData(`${backend}/rest/v1`, headers, fetch)),
    ...(await checkSettings(`${backend}/auth/v1/settings`, { headers }, fetch)),
    ...(await checkRedirects(originsOf(site, said), `${backend}/auth/v1/verify`, key, fetch)),
    ...(await checkProject(site, { url: backend, owner }, fetch)),
    await checkJobs(`${backend}/rest/v1`, headers, fetch),
  ];
}

function checkKey(key: string): Finding {
  const what = 'the key in /config.json is the public one';
  const todo =
    'start our server with the publishable (or anon) key as ANON_KEY, and make a new secret one';
  if (key.startsWith('sb_publishable_')) return judge(what, true, 'sb_publishable_…', todo);
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  const [, role = 'unreadable'] = /"role":"(\w+)"/.exec(payload) ?? [];
  return judge(what, role === 'anon', `role ${role}`, todo);
}

async function checkPage(site: string, backend: string, fetch: Fetch): Promise<Finding[]> {
  const { status, headers } = await fetch(`${site}/auth`);
  const policy = headers.get('content-security-policy') ?? '';
  const isOwn = new URL(backend).origin === new URL(site).origin;
  const { protocol, hostname } = new URL(site);
  const isHttps = protocol === 'https:';
  const found = [
    judge('the sign-in page is there', status === 200, `status ${status}`, FRONT),
    judge(
      'its security policy lets it reach the backend',
      isOwn ? policy.includes("'self'") : policy.includes(new URL(backend).origin),
      policy === '' ? 'no policy: is our server in front?' : new URL(backend).origin,
      FRONT,
    ),
    // On this machine, for trying out, it need not be.
    judge('the site is served by https', isHttps || isLoopbackName(hostname), protocol, TLS),
  ];
  if (!isHttps) return found;
  const hsts = headers.get('strict-transport-security') ?? '';
  found.push(judge('browsers are told to stay with https', /max-age=\d{8}/.test(hsts), hsts, TLS));
  const plain = await fetch(site.replace('https:', 'http:'), { redirect: 'manual' });
  const target = plain.headers.get('location') ?? '';
  found.push(
    judge('http leads to https', target.startsWith('https://'), target || 'no redirect', TLS),
  );
  return found;
}

async function checkSettings(url: string, init: RequestInit, fetch: Fetch): Promise<Finding[]> {
  const said: unknown = await fetch(url, init).then((response) => response.json());
  const external = Object.entries(fieldOf(said, 'external') ?? {});
  const on = external.flatMap(([name, isOn]) => (isOn === true ? name : []));
  const flag = (name: string) => fieldOf(said, name);
  return [
    judge('people can sign up', flag('disable_signup') === false, 'disable_signup', CONFIRM),
    judge(
      'addresses are confirmed',
      flag('mailer_autoconfirm') === false,
      'Confirm email',
      CONFIRM,
    ),
    judge(
      'people sign in by mail, and by no provider but Google and Microsoft',
      on.includes('email') && on.every((name) => ['email', ...providerNames].includes(name)),
      on.join(', ') || 'none',
      CONFIRM,
    ),
  ];
}

async function checkData(
  url: string,
  headers: Record<string, string>,
  fetch: Fetch,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const refusals = [401, 403];
  for (const table of closedTables) {
    const { status } = await fetch(`${url}/${table}?select=*`, { headers });
    found.push(
      judge(
        `visitors do not read ${table}`,
        refusals.includes(status),
        `status ${status}`,
        PUSH_TABLES,
      ),
    );
  }
  for (const [name, body] of Object.entries(closedFunctions)) {
    const { status } = await fetch(`${url}/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const detail = status === 404 ? 'missing: are the migrations applied?' : `status ${status}`;
    found.push(
      judge(
        `${name} is there, and not for visitors`,
        refusals.includes(status),
        detail,
        PUSH_TABLES,
      ),
    );
  }
  const hidden = { ...headers, 'accept-profile': 'private' };
  const { status } = await fetch(`${url}/audit?select=*`, { headers: hidden });
  found.push(
    judge(
      'the schema private is not exposed',
      status >= 400,
      `status ${status}`,
      'expose the schema public alone (Settings, API): supabase config push',
    ),
  );
  return found;
}

/** The site, and the further origins that it is served under. */
function originsOf(site: string, config: unknown): [string, ...string[]] {
  const listed: unknown = fieldOf(config, 'sites');
  const origins: unknown[] = Array.isArray(listed) ? listed : [];
  return [site, ...origins.flatMap((one) => (typeof one === 'string' && one !== site ? one : []))];
}
