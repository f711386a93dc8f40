import { resolve } from 'node:path';
import type { z } from 'zod';
import { constants } from '#domain/constants.ts';
import { webhookOf, type ContactsWebhook } from './contacts-webhook.ts';
import { environment, switchOf } from './environment.ts';
import { readKeyClaims, roleOfKey } from './keys.ts';
import { parseRateLimits, type RateLimits } from './rate-limit-settings.ts';
import { providersOf, type ProviderName, type ProviderSettings } from './provider-settings.ts';
import { makeSecrets, type Secrets } from './secrets.ts';
import { listOf, webhookKey } from './setting-text.ts';
import { furtherOrigins } from './site-origins.ts';
import { refuseDoubled } from './settings-file.ts';
import { StartRefusal } from './start-refusal.ts';

/** Everything that can be set from outside, parsed once at start. */
export type Config = {
  /** PostgreSQL, and the same through a pooler for what requests ask; undefined: the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  poolUrl: string | undefined;
  /** Where the admin area's figures and research are read, if they are no older than so many milliseconds. */
  replica: { url: string; mostAge: number } | undefined;
  /** Absolute path: the embedded PostgreSQL, secrets, outbox. */
  dataDir: string;
  port: number;
  /** Origin of the public site, without a slash at the end: what pages call canonical. */
  siteUrl: string;
  /** Further origins under which the same site is served, and to which links of mails lead back. */
  siteUrls: string[];
  /** Origins that a redirect may name. */
  allowedRedirects: string[];
  /** Providers that may vouch for people at sign-in, beside their mailbox; none as shipped. */
  providers: Partial<Record<ProviderName, ProviderSettings>>;
  jwtSecret: string;
  anonKey: string;
  serviceRoleKey: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  confirmEmail: boolean;
  /** When a session is over: so many days unused, so many in all. */
  sessions: { idleDays: number; maxDays: number };
  rateLimits: RateLimits;
  /** Addresses or CIDR blocks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Every subdomain of the site answers by https, so browsers may be told to insist. */
  hstsSubdomains: boolean;
  /** Where passwords are compared with known breaches by the start of their hash; undefined: nowhere. */
  breachedPasswordsUrl: string | undefined;
  /** A Supabase project that is used instead of the embedded backend. */
  backendUrl: string | undefined;
  contactsWebhook: ContactsWebhook | undefined;
  /** Key of the messages in which a mail provider tells of bounces and complaints; undefined: none are heard. */
  mailEventsKey: Buffer | undefined;
  /** Nothing was said about database or secrets: the try-out on one machine. */
  embeddedDefault: boolean;
  /** Folder in which compressed twins of rare pages stay from one start to the next; `npm start` names it. */
  pageTwins: string | undefined;
  /** So long a CDN may serve a page without asking, in seconds; undefined: pages say nothing of it. */
  cdnSeconds: number | undefined;
  logLevel: string;
  /** Who may read /metrics; undefined: nobody. */
  metricsToken: string | undefined;
  /** Where faults are told; undefined: in the admin area alone. */
  alertMail: string | undefined;
  /** What must answer with 2xx beside this process: the machines of a cluster. */
  watchUrls: string[];
  /** A timer takes backups here, so their absence is a fault. */
  hasBackups: boolean;
};

/** Answers how often the hashes that begin like a password's were seen in breaches, without learning which one was meant. */
const KNOWN_BREACHES = 'https://api.pwnedpasswords.com';

/**
 * Reads the environment into a Config, or throws StartRefusal naming the variable (threat X21).
 * `embeddedSecrets` is asked for the kept secrets only in the embedded default; in every other
 * case missing secrets refuse the start, because a default secret is a public one.
 */
export function parseConfig(
  env: Record<string, string | undefined>,
  sources: { embeddedSecrets: (dataDir: string) => Secrets; now: Date },
): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartRefusal(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const said = parsed.data;
  if (said.SETTINGS_FILE) refuseDoubled(said.SETTINGS_FILE);
  if (said.BACKEND_URL && said.DATABASE_URL) {
    throw new StartRefusal('BACKEND_URL and DATABASE_URL name two backends; leave one of them out');
  }
  refuseAddresses(said);
  const port = Number(said.PORT ?? 3000);
  const siteUrl = new URL(said.SITE_URL ?? `http://localhost:${port}`).origin;
  const siteUrls = furtherOrigins(said.SITE_URLS, siteUrl);
  const dataDir = resolve(said.DATA_DIR ?? './.data');
  const embeddedDefault = !said.DATABASE_URL && !said.JWT_SECRET && !said.BACKEND_URL;
  const confirmEmail = switchOf(said.AUTH_CONFIRM_EMAIL, true);
  if (said.SMTP_URL && !said.MAIL_FROM) {
    throw new StartRefusal('MAIL_FROM is missing; with SMTP_URL mails need a sender');
  }
  if (said.SMTP_URL && said.DATABASE_URL && !said.SITE_URL) {
    throw new StartRefusal('SITE_URL is missing; the links of mails would lead to this machine');
  }
  return {
    databaseUrl: said.DATABASE_URL,
    poolUrl: said.POOL_URL,
    replica: said.READ_URL
      ? { url: said.READ_URL, mostAge: Number(said.READ_MOST_AGE ?? 10) * 1000 }
      : undefined,
    dataDir,
    port,
    siteUrl,
    siteUrls,
    allowedRedirects: [siteUrl, ...siteUrls, ...(embeddedDefault ? loopbackOrigins(port) : [])],
    ...secretsOf(said, embeddedDefault, dataDir, sources),
    smtpUrl: said.SMTP_URL,
    mailFrom: said.MAIL_FROM ?? 'Faro Vocacional <faro@localhost.localdomain>',
    confirmEmail,
    sessions: sessionsOf(said),
    hstsSubdomains: switchOf(said.HSTS_SUBDOMAINS, false),
    breachedPasswordsUrl: switchOf(said.BREACHED_PASSWORDS, false)
      ? new URL(said.BREACHED_PASSWORDS_URL ?? KNOWN_BREACHES).origin
      : undefined,
    rateLimits: rateLimitsOf(said.RATE_LIMITS, said.SMTP_URL !== undefined),
    trustedProxies: listOf(said.TRUSTED_PROXIES),
    backendUrl: said.BACKEND_URL && new URL(said.BACKEND_URL).origin,
    contactsWebhook: webhookOf(said),
    mailEventsKey: webhookKey(said.MAIL_EVENTS_SECRET ?? ''),
    embeddedDefault,
    pageTwins: said.PAGE_TWINS,
    cdnSeconds: said.CDN_SECONDS ? Number(said.CDN_SECONDS) : undefined,
    providers: providersOf(said, { confirmEmail }),
    metricsToken: said.METRICS_TOKEN,
    alertMail: said.ALERT_MAIL,
    watchUrls: listOf(said.WATCH_URLS),
    hasBackups: said.BACKUP_KEY !== undefined && said.BACKUP_KEY !== '',
    logLevel: said.LOG_LEVEL ?? (embeddedDefault ? 'warn' : 'info'),
  };
}

// A second address that is missing its first, or is the first again, does not what its owner believes.
function refuseAddresses(said: z.infer<typeof environment>): void {
  const addresses = { POOL_URL: said.POOL_URL, READ_URL: said.READ_URL };
  for (const [name, address] of Object.entries(addresses)) {
    if (!address) continue;
    if (!said.DATABASE_URL) throw new StartRefusal(`${name} needs DATABASE_URL beside it`);
    if (address === said.DATABASE_URL) {
      throw new StartRefusal(`${name} is DATABASE_URL again; leave it out`);
    }
  }
  if (said.READ_URL && said.READ_URL === said.POOL_URL) {
    throw new StartRefusal('READ_URL is POOL_URL again; it names a replica, or is left out');
  }
  if (said.READ_MOST_AGE && !said.READ_URL) {
    throw new StartRefusal('READ_MOST_AGE needs READ_URL beside it');
  }
}

/** The origins under which the try-out answers besides SITE_URL. */
export function loopbackOrigins(port: number): string[] {
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
}

function secretsOf(
  said: z.infer<typeof environment>,
  embeddedDefault: boolean,
  dataDir: string,
  sources: { embeddedSecrets: (dataDir: string) => Secrets; now: Date },
): Secrets {
  if (said.BACKEND_URL) {
    // Nothing here signs or checks with these two; random ones accept nothing, empty ones might.
    return { ...makeSecrets(sources.now), anonKey: publicKey(said.ANON_KEY) };
  }
  if (embeddedDefault) {
    if (said.ANON_KEY || said.SERVICE_ROLE_KEY) {
      throw new StartRefusal('JWT_SECRET is missing; ANON_KEY and SERVICE_ROLE_KEY need it');
    }
    return sources.embeddedSecrets(dataDir);
  }
  const jwtSecret = required('JWT_SECRET', said.JWT_SECRET);
  const anonKey = required('ANON_KEY', said.ANON_KEY);
  const serviceRoleKey = required('SERVICE_ROLE_KEY', said.SERVICE_ROLE_KEY);
  if (roleOfKey(anonKey, jwtSecret, sources.now) !== 'anon') {
    throw new StartRefusal('ANON_KEY is not a key of role anon signed by JWT_SECRET');
  }
  if (roleOfKey(serviceRoleKey, jwtSecret, sources.now) !== 'service_role') {
    throw new StartRefusal(
      'SERVICE_ROLE_KEY is not a key of role service_role signed by JWT_SECRET',
    );
  }
  return { jwtSecret, anonKey, serviceRoleKey };
}

// The project checks tokens itself; only its public key passes through here, to the browser.
function publicKey(anonKey: string | undefined): string {
  const key = required('ANON_KEY', anonKey);
  const isPublic = key.startsWith('sb_publishable_') || readKeyClaims(key)?.role === 'anon';
  if (!isPublic) throw new StartRefusal('ANON_KEY is not a public key (anon or sb_publishable_…)');
  return key;
}

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new StartRefusal(`${name} is missing; \`npm run secrets\` makes a set`);
}

function sessionsOf(said: z.infer<typeof environment>): Config['sessions'] {
  const idleDays = Number(said.SESSION_IDLE_DAYS ?? constants.sessionIdleDays);
  const maxDays = Number(said.SESSION_MAX_DAYS ?? constants.sessionMaxDays);
  if (idleDays <= maxDays) return { idleDays, maxDays };
  throw new StartRefusal(
    `SESSION_IDLE_DAYS (${idleDays}) is more than SESSION_MAX_DAYS (${maxDays}); no session lives so long`,
  );
}

function rateLimitsOf(text: string | undefined, hasSmtp: boolean): RateLimits {
  try {
    return parseRateLimits(text, hasSmtp);
  } catch (error) {
    throw new StartRefusal(`RATE_LIMITS ${error instanceof Error ? error.message : String(error)}`);
  }
}
