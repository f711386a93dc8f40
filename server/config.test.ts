import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { makeKey } from './keys.ts';
import { embeddedSecrets, makeSecrets } from './secrets.ts';
import { StartRefusal } from './start-refusal.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secrets = makeSecrets(now);
const full = {
  DATABASE_URL: 'postgres://faro@db/faro',
  JWT_SECRET: secrets.jwtSecret,
  ANON_KEY: secrets.anonKey,
  SERVICE_ROLE_KEY: secrets.serviceRoleKey,
};

function parse(env: Record<string, string>) {
  return parseConfig(env, { embeddedSecrets: () => secrets, now });
}

test('nothing set is the try-out: embedded, port 3000, localhost, confirmation on', () => {
  expect(parse({})).toMatchObject({
    databaseUrl: undefined,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    confirmEmail: true,
    embeddedDefault: true,
    trustedProxies: [],
    sessions: { idleDays: 30, maxDays: 180 },
    rateLimits: {
      token: { points: 150, seconds: 300 },
      mailOverall: { points: 300, seconds: 3600 },
    },
    ...secrets,
  });
});

test('passwords are compared with breaches only where that is switched on, and over https or on this machine', () => {
  expect(parse({}).breachedPasswordsUrl).toBeUndefined();
  expect(parse({ BREACHED_PASSWORDS: 'off' }).breachedPasswordsUrl).toBeUndefined();
  expect(parse({ BREACHED_PASSWORDS: 'on' }).breachedPasswordsUrl).toBe(
    'https://api.pwnedpasswords.com',
  );
  const own = { BREACHED_PASSWORDS: 'on', BREACHED_PASSWORDS_URL: 'http://127.0.0.1:8080' };
  expect(parse(own).breachedPasswordsUrl).toBe('http://127.0.0.1:8080');
  expect(parse({ HSTS_SUBDOMAINS: 'on' }).hstsSubdomains).toBe(true);
  expect(parse({}).hstsSubdomains).toBe(false);
});

test('a complete set is taken as it stands', () => {
  const config = parse({
    ...full,
    PORT: '8080',
    SITE_URL: 'https://faro.example/',
    SITE_URLS: 'https://es.faro.example/, https://faro.example https://es.faro.example',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Faro <hola@faro.example>',
    AUTH_CONFIRM_EMAIL: 'off',
    SESSION_IDLE_DAYS: '7',
    SESSION_MAX_DAYS: '7',
    RATE_LIMITS: 'all=1000000/60, signup=5/10',
    TRUSTED_PROXIES: '10.0.0.0/8 ::1',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://faro@db/faro',
    port: 8080,
    siteUrl: 'https://faro.example',
    siteUrls: ['https://es.faro.example'],
    allowedRedirects: ['https://faro.example', 'https://es.faro.example'],
    confirmEmail: false,
    embeddedDefault: false,
    sessions: { idleDays: 7, maxDays: 7 },
    trustedProxies: ['10.0.0.0/8', '::1'],
    rateLimits: { token: { points: 1_000_000, seconds: 60 }, signup: { points: 5, seconds: 10 } },
  });
});

test.each([
  ...['0', '-1', '1.5', '1e3', 'a month', '3651', '99999'].flatMap(
    (days): [string, Record<string, string>][] => [
      ['SESSION_IDLE_DAYS', { SESSION_IDLE_DAYS: days }],
      ['SESSION_MAX_DAYS', { SESSION_MAX_DAYS: days }],
    ],
  ),
  ['SESSION_IDLE_DAYS', { SESSION_IDLE_DAYS: '8', SESSION_MAX_DAYS: '7' }],
  ['SESSION_IDLE_DAYS', { SESSION_MAX_DAYS: '29' }],
  ['JWT_SECRET', { DATABASE_URL: full.DATABASE_URL }],
  ['JWT_SECRET', { ...full, JWT_SECRET: '' }],
  ['JWT_SECRET', { ...full, JWT_SECRET: '   ' }],
  ['JWT_SECRET', { ...full, JWT_SECRET: 'short' }],
  ['JWT_SECRET', { ...full, JWT_SECRET: 'x'.repeat(64) }],
  [
    'JWT_SECRET',
    { ...full, JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' },
  ],
  ['JWT_SECRET', { ANON_KEY: secrets.anonKey }],
  ['ANON_KEY', { ...full, ANON_KEY: '' }],
  ['ANON_KEY', { ...full, ANON_KEY: makeSecrets(now).anonKey }],
  ['ANON_KEY', { ...full, ANON_KEY: secrets.serviceRoleKey }],
  ['SERVICE_ROLE_KEY', { ...full, SERVICE_ROLE_KEY: '' }],
  ['SERVICE_ROLE_KEY', { ...full, SERVICE_ROLE_KEY: secrets.anonKey }],
  ['BREACHED_PASSWORDS', { BREACHED_PASSWORDS: 'perhaps' }],
  ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'http://pwned.example' }],
  ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'https://pwned.example/range' }],
  ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: '31536000' }],
  ['ANON_KEY', { BACKEND_URL: 'https://abc.supabase.co' }],
  ['ANON_KEY', { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: secrets.serviceRoleKey }],
  ['ANON_KEY', { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: 'sb_secret_1' }],
  ['BACKEND_URL', { BACKEND_URL: 'abc.supabase.co', ANON_KEY: secrets.anonKey }],
  ['BACKEND_URL', { ...full, BACKEND_URL: 'https://abc.supabase.co' }],
  ['DATABASE_URL', { ...full, DATABASE_URL: 'mysql://db' }],
  ['POOL_URL', { POOL_URL: 'postgres://faro@pool/faro' }],
  ['POOL_URL', { ...full, POOL_URL: full.DATABASE_URL }],
  ['READ_URL', { READ_URL: 'postgres://faro@replica/faro' }],
  ['READ_URL', { ...full, READ_URL: full.DATABASE_URL }],
  ['READ_URL', { ...full, POOL_URL: 'postgres://f@p/f', READ_URL: 'postgres://f@p/f' }],
  ['READ_MOST_AGE', { ...full, READ_URL: 'postgres://faro@replica/faro', READ_MOST_AGE: '61' }],
  ['READ_MOST_AGE', { ...full, READ_MOST_AGE: '5' }],
  ['WATCH_URLS', { WATCH_URLS: 'http://10.0.0.11:8008/health, 10.0.0.12' }],
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: 'http' }],
  ['SITE_URL', { SITE_URL: 'faro.example' }],
  ['SITE_URL', { SITE_URL: 'https://faro.example/es' }],
  ['SITE_URL', { SITE_URL: 'javascript:alert(1)' }],
  ['SITE_URLS', { SITE_URLS: 'https://es.faro.example, es.faro.example' }],
  ['SITE_URLS', { SITE_URLS: 'https://es.faro.example/auth' }],
  ['SITE_URLS', { SITE_URLS: 'https://me@es.faro.example' }],
  ['SITE_URLS', { SITE_URL: 'https://faro.example', SITE_URLS: 'http://es.faro.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['SITE_URL', { ...full, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'a@b\r\nBcc: c@d' }],
  ['AUTH_CONFIRM_EMAIL', { AUTH_CONFIRM_EMAIL: 'maybe' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'token=0/60' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'tokens=1/60' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/99' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
])('X21: the start is refused in one line that begins with %s (%o)', (name, env) => {
  const refused = () => parse(env);
  expect(refused).toThrow(StartRefusal);
  expect(refused).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test('X21: no refusal repeats a secret', () => {
  const env = { ...full, ANON_KEY: secrets.serviceRoleKey };
  expect(() => parse(env)).not.toThrow(secrets.serviceRoleKey);
});

test('with a Supabase project, what could sign a token here is unknown to everybody, never empty', () => {
  const env = { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: 'sb_publishable_x' };
  const [one, two] = [parse(env), parse(env)];
  expect(one.jwtSecret.length).toBeGreaterThan(32);
  expect(one.jwtSecret).not.toBe(two.jwtSecret);
});

test('keys are JWTs with the role that any Supabase tool reads', async () => {
  const key = new TextEncoder().encode(secrets.jwtSecret);
  const { payload } = await jwtVerify(secrets.anonKey, key, { currentDate: now });
  expect(payload).toMatchObject({ role: 'anon', iss: 'supabase' });
});

test('a key that has run out is refused', () => {
  const old = makeKey('anon', secrets.jwtSecret, new Date('2010-01-01T00:00:00Z'));
  expect(() => parse({ ...full, ANON_KEY: old })).toThrow(/^ANON_KEY /);
});

test('the try-out keeps its secrets between starts, readable by their owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faro-secrets-'));
  const dataDir = join(folder, 'data');
  const first = embeddedSecrets(dataDir, now);
  expect(embeddedSecrets(dataDir, now)).toEqual(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.jwtSecret);
  rmSync(folder, { recursive: true });
});

test('X21: damaged kept secrets refuse the start instead of being replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faro-secrets-'));
  writeFileSync(join(folder, 'secrets.json'), '{"jwtSecret":""}');
  expect(() => embeddedSecrets(folder, now)).toThrow(/^DATA_DIR: .*secrets\.json is damaged/);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":""}');
  rmSync(folder, { recursive: true });
});

test('A31: a provider is on with its id and its secret, off without both, and refused with half of them', () => {
  expect(parse({}).providers).toEqual({});
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(parse(google).providers).toEqual({
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
  });
  const school = 'https://login.microsoftonline.com/school/v2.0';
  const microsoft = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' };
  expect(parse({ ...microsoft, MICROSOFT_ISSUER: school }).providers.azure?.issuer).toBe(school);
  expect(() => parse({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^GOOGLE_CLIENT_SECRET is missing/);
  expect(() => parse({ MICROSOFT_CLIENT_SECRET: 's' })).toThrow(/^MICROSOFT_CLIENT_ID is missing/);
  // The first to type the address would have the account, and its password, that the owner of the mailbox enters.
  expect(() => parse({ ...google, AUTH_CONFIRM_EMAIL: 'OFF' })).toThrow(
    /^GOOGLE_CLIENT_ID needs AUTH_CONFIRM_EMAIL=on/,
  );
  expect(() => parse({ ...google, GOOGLE_ISSUER: 'http://accounts.google.com' })).toThrow(
    /^GOOGLE_ISSUER is not an https/,
  );
});
