import { locales, pathIn } from '#domain/locale.ts';
import type { Database } from '#supabase/database.types.ts';

/** One thing looked at: kept, broken, or not to be seen from outside. */
export type Finding = { what: string; verdict: 'ok' | 'wrong' | 'unknown'; detail: string };

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

type Public = Database['public'];
type OpenFunction = 'hold_guest_attempt' | 'jobs_state' | 'open_share';

/** Functions that the migrations make and that a visitor may not call, with arguments of their names. */
export const closedFunctions: Record<Exclude<keyof Public['Functions'], OpenFunction>, object> = {
  save_answers: { attempt: {}, patch: {} },
  submit_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  claim_held_attempt: { secret: '' },
  set_admin: { person: '00000000-0000-4000-8000-000000000000', make_admin: false },
  is_admin: {},
  withdraw_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  withdraw_my_attempts: {},
  limit_processing: { kind: 'objection', wanted: false },
  my_data: {},
  delete_my_account: {},
  create_share: { what: [], token_hash: '', label: '', days: 7, with_plan: false },
  revoke_share: { share: '00000000-0000-4000-8000-000000000000' },
  admin_add_note: { person: '00000000-0000-4000-8000-000000000000', text: '' },
  admin_remove_note: { note: 0 },
  admin_requests: { is_open: true },
  admin_answer_request: { request: 0, outcome: '' },
  my_sessions: {},
  end_my_session: { session: '00000000-0000-4000-8000-000000000000' },
  make_recovery_codes: {},
  my_recovery_codes: {},
  use_recovery_code: { code: 'check' },
  admin_overview: { weeks: 4 },
  admin_people: { search: '', filter: 'all', sort: 'newest', page: 1 },
  admin_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_glance: {},
  admin_faults: { days: 7 },
  admin_jobs: {},
  admin_export: { kind: 'people', why: 'check', after: '00000000-0000-4000-8000-000000000000' },
  admin_export_withdrawals: { why: 'check' },
  admin_withdrawals: {},
  admin_withdrawals_done: { withdrawals: [] },
  admin_audit: { action: '', before: 1 },
};

/** Tables of which a visitor may read nothing; a new one does not compile until it stands here. */
const closedTables = Object.keys({
  attempts: true,
  consents: true,
  plans: true,
  profiles: true,
  reactions: true,
  requests: true,
  shares: true,
} satisfies Record<Exclude<keyof Public['Tables'], 'research_releases'>, true>);

/**
 * Looks at a running site and the backend that its /config.json names, from outside and without
 * leaving a trace: nothing is written, nobody is mailed. Throws when the site itself does not answer.
 */
export async function checkDeployment(site: string, fetch: Fetch): Promise<Finding[]> {
  const response = await fetch(`${site}/config.json`);
  if (!response.ok) throw new Error(`${site}/config.json answers ${response.status}`);
  const said: unknown = await response.json();
  const [backend, key] = [textAt(said, 'url') || site, textAt(said, 'anonKey')];
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return [
    checkKey(key),
    ...(await checkPage(site, backend, fetch)),
    ...(await checkSettings(`${backend}/auth/v1/settings`, { headers }, fetch)),
    ...(await checkRedirects(site, `${backend}/auth/v1/verify`, key, fetch)),
    ...(await checkData(`${backend}/rest/v1`, headers, fetch)),
  ];
}

function checkKey(key: string): Finding {
  const what = 'the key in /config.json is the public one';
  if (key.startsWith('sb_publishable_')) return { what, verdict: 'ok', detail: 'sb_publishable_…' };
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  const [, role = 'unreadable'] = /"role":"(\w+)"/.exec(payload) ?? [];
  return { what, verdict: role === 'anon' ? 'ok' : 'wrong', detail: `role ${role}` };
}

async function checkPage(site: string, backend: string, fetch: Fetch): Promise<Finding[]> {
  const { status, headers } = await fetch(`${site}/auth`);
  const policy = headers.get('content-security-policy') ?? '';
  const isOwn = new URL(backend).origin === new URL(site).origin;
  const isHttps = site.startsWith('https://');
  const found = [
    judge('the sign-in page is there', status === 200, `status ${status}`),
    judge(
      'its security policy lets it reach the backend',
      isOwn ? policy.includes("'self'") : policy.includes(new URL(backend).origin),
      policy === '' ? 'no policy: is our server in front?' : new URL(backend).origin,
    ),
    judge('the site is served by https', isHttps, new URL(site).protocol),
  ];
  if (!isHttps) return found;
  const hsts = headers.get('strict-transport-security') ?? '';
  found.push(judge('browsers are told to stay with https', /max-age=\d{8}/.test(hsts), hsts));
  const plain = await fetch(site.replace('https:', 'http:'), { redirect: 'manual' });
  const target = plain.headers.get('location') ?? '';
  found.push(judge('http leads to https', target.startsWith('https://'), target || 'no redirect'));
  return found;
}

async function checkSettings(url: string, init: RequestInit, fetch: Fetch): Promise<Finding[]> {
  const said: unknown = await fetch(url, init).then((response) => response.json());
  const external = said && typeof said === 'object' ? Reflect.get(said, 'external') : undefined;
  const on = Object.entries(external ?? {}).flatMap(([name, isOn]) => (isOn === true ? name : []));
  const flag = (name: string) => (said && typeof said === 'object' ? Reflect.get(said, name) : 0);
  return [
    judge('people can sign up', flag('disable_signup') === false, 'disable_signup'),
    judge('addresses are confirmed', flag('mailer_autoconfirm') === false, 'Confirm email'),
    judge('e-mail is the only way in', on.join() === 'email', on.join(', ') || 'none'),
    { what: 'passwords have 8 characters at least', verdict: 'unknown', detail: 'see config.toml' },
  ];
}

// An invalid link says where a valid one would lead. Nothing is spent.
async function checkRedirects(
  site: string,
  url: string,
  key: string,
  fetch: Fetch,
): Promise<Finding[]> {
  async function targetOf(wanted: string): Promise<string> {
    const query = new URLSearchParams({
      type: 'signup',
      token: 'x'.repeat(56),
      redirect_to: wanted,
      apikey: key,
    });
    const response = await fetch(`${url}?${query}`, { redirect: 'manual' });
    const target = response.headers.get('location') ?? `status ${response.status}`;
    return target.replace(/x{56}/, '…');
  }
  const found: Finding[] = [];
  const paths = ['/assessment', '/profile'] as const;
  for (const path of paths.flatMap((each) => locales.map((locale) => pathIn(locale, each)))) {
    const target = await targetOf(site + path);
    // Hosted: the address itself. Ours: the page with the button, which goes on to it.
    const isThere = target.startsWith(site + path) || target.includes(encodeURIComponent(path));
    found.push(judge(`links may lead to ${path}`, isThere && target.startsWith(site), target));
  }
  const stranger = await targetOf('https://stranger.example/');
  found.push(judge('links lead nowhere else', stranger.startsWith(site), stranger));
  return found;
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
      judge(`visitors do not read ${table}`, refusals.includes(status), `status ${status}`),
    );
  }
  for (const [name, body] of Object.entries(closedFunctions)) {
    const { status } = await fetch(`${url}/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const detail = status === 404 ? 'missing: are the migrations applied?' : `status ${status}`;
    found.push(judge(`${name} is there, and not for visitors`, refusals.includes(status), detail));
  }
  const hidden = { ...headers, 'accept-profile': 'private' };
  const { status } = await fetch(`${url}/audit?select=*`, { headers: hidden });
  found.push(judge('the schema private is not exposed', status >= 400, `status ${status}`));
  return found;
}

function judge(what: string, isOk: boolean, detail: string): Finding {
  return { what, verdict: isOk ? 'ok' : 'wrong', detail };
}

function textAt(value: unknown, key: string): string {
  const text: unknown = value && typeof value === 'object' ? Reflect.get(value, key) : undefined;
  return typeof text === 'string' ? text : '';
}
