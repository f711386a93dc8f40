// What a visitor of a hosted project may not read or call, table by table, and what was found.
import { isLoopbackName } from '#server/setting-text.ts';
import { providerNames } from '#server/provider-settings.ts';
import type { Database } from '#supabase/database.types.ts';
import { checkJobs } from './check-jobs.ts';
import { closedGuestLinks, type OpenGuestLink } from './visitors/guest-links.ts';
import { closedClassFunctions, type OpenClassFunction } from './visitors/class-functions.ts';
import { checkProject, type Owner } from './check-project.ts';
import { checkRedirects } from './check-redirects.ts';
import { fieldOf, judge, textAt, type Fetch, type Finding } from './finding.ts';

type Public = Database['public'];
type OpenFunction =
  | 'answer_follow_up'
  | 'guess_share'
  | 'hold_guest_attempt'
  | 'jobs_state'
  | 'open_share'
  | OpenGuestLink
  | 'requests_state'
  | 'stop_follow_ups'
  | 'stop_guess_mails'
  | OpenClassFunction;

/** Functions that the migrations make and that a visitor may not call, with arguments of their names. */
export const closedFunctions: Record<Exclude<keyof Public['Functions'], OpenFunction>, object> = {
  save_answers: { attempt: {}, patch: {} },
  save_second_look: {
    attempt: '00000000-0000-4000-8000-000000000000',
    version: 1,
    patch: {},
  },
  submit_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  claim_held_attempt: { secret: '' },
  look_at_held_attempt: { secret: '' },
  set_admin: { person: '00000000-0000-4000-8000-000000000000', make_admin: false },
  is_admin: {},
  withdraw_attempt: { attempt: '00000000-0000-4000-8000-000000000000' },
  withdraw_my_attempts: {},
  limit_processing: { kind: 'objection', wanted: false },
  my_data: {},
  delete_my_account: {},
  forget_typed_password: {},
  create_share: { what: [], token_hash: '', label: '', days: 7, with_plan: false },
  ask_guess: { share: '00000000-0000-4000-8000-000000000000', wanted: true },
  agree_guess: { share: '00000000-0000-4000-8000-000000000000' },
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
  admin_correct_person: {
    person: '00000000-0000-4000-8000-000000000000',
    changes: { locale: 'es' },
    why: 'check',
  },
  admin_freeze_person: {
    person: '00000000-0000-4000-8000-000000000000',
    is_minor: false,
    why: 'check',
  },
  admin_unfreeze_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_erase_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_enter_request: {
    kind: 'access',
    channel: 'letter',
    received: '2026-01-01',
    account: '',
    who: 'person',
    asked_by: 'check',
    wish: '',
  },
  admin_note_asker: { request: 0, step: 'proof-asked' },
  admin_overview: { weeks: 4 },
  admin_people: { search: '', filter: 'all', sort: 'newest', page: 1 },
  admin_person: { person: '00000000-0000-4000-8000-000000000000', why: 'check' },
  admin_glance: {},
  admin_faults: { days: 7 },
  admin_jobs: {},
  admin_research: {},
  admin_accept_calibration: { calibration: 0, why: 'check' },
  admin_export: { kind: 'people', why: 'check', after: '00000000-0000-4000-8000-000000000000' },
  admin_export_withdrawals: { why: 'check' },
  admin_withdrawals: {},
  admin_withdrawals_done: { withdrawals: [] },
  admin_audit: { action: '', before: 1 },
  ...closedGuestLinks,
  ...closedClassFunctions,
};

/** Tables of which a visitor may read nothing; a new one does not compile until it stands here. */
export const closedTables = Object.keys({
  attempts: true,
  consents: true,
  directions: true,
  plans: true,
  profiles: true,
  reactions: true,
  requests: true,
  second_looks: true,
  shares: true,
} satisfies Record<Exclude<keyof Public['Tables'], 'research_releases'>, true>);

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
