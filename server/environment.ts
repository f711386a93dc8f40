// The variables that the server reads at start, each with what may stand in it.
import { z } from 'zod';
import { webhookVariables } from './contacts-webhook.ts';
import { providerEnvironment } from './provider-settings.ts';
import { isOrigin, isSafeAddress, listOf, optional, webhookKey } from './setting-text.ts';

const SWITCH = { on: true, true: true, '1': true, off: false, false: false, '0': false } as const;
const onOrOff = optional.refine((text) => !text || text.toLowerCase() in SWITCH, {
  error: 'is neither on nor off',
});

const postgresAddress = optional.refine((text) => !text || /^postgres(ql)?:\/\/.+/.test(text), {
  error: 'is not a postgres:// address',
});

/** What may stand in the environment: each variable as it is written, and what is wrong with it. */
export const environment = z.object({
  DATABASE_URL: postgresAddress,
  POOL_URL: postgresAddress,
  READ_URL: postgresAddress,
  READ_MOST_AGE: optional.refine((text) => !text || /^([1-9]|[1-5]\d|60)$/.test(text), {
    error: 'is not a number of seconds (1 to 60)',
  }),
  CDN_SECONDS: optional.refine((text) => !text || /^[1-9]\d{0,6}$/.test(text), {
    error: 'is not a number of seconds (1 to 9999999)',
  }),
  DATA_DIR: optional,
  SETTINGS_FILE: optional,
  PAGE_TWINS: optional,
  PORT: optional.refine(
    (text) => !text || (/^\d{1,5}$/.test(text) && +text >= 1 && +text < 65536),
    {
      error: 'is not a port number (1 to 65535)',
    },
  ),
  SITE_URL: optional.refine((text) => !text || isOrigin(text), {
    error: 'is not an origin like https://example.org (no path)',
  }),
  SITE_URLS: optional.refine((text) => listOf(text).every(isOrigin), {
    error: 'is not a list of origins like https://es.example.org (no path)',
  }),
  JWT_SECRET: optional.refine((text) => !text || (text.length >= 32 && !isPublicSecret(text)), {
    error: 'is shorter than 32 characters or publicly known; `npm run secrets` makes one',
  }),
  ANON_KEY: optional,
  SERVICE_ROLE_KEY: optional,
  SMTP_URL: optional.refine((text) => !text || /^smtps?:\/\/.+/.test(text), {
    error: 'is not an smtp:// or smtps:// address',
  }),
  MAIL_FROM: optional.refine((text) => !text || /^[^\r\n]{1,200}@[^\r\n]{1,200}$/.test(text), {
    error: 'is not a mail address',
  }),
  AUTH_CONFIRM_EMAIL: onOrOff,
  BREACHED_PASSWORDS: onOrOff,
  BREACHED_PASSWORDS_URL: optional.refine(
    (text) => !text || (isOrigin(text) && isSafeAddress(text)),
    {
      error: 'is not an https:// origin (http:// is for this machine only)',
    },
  ),
  HSTS_SUBDOMAINS: onOrOff,
  SESSION_IDLE_DAYS: optional.refine(isDays, { error: 'is not a number of days (1 to 3650)' }),
  SESSION_MAX_DAYS: optional.refine(isDays, { error: 'is not a number of days (1 to 3650)' }),
  RATE_LIMITS: optional,
  TRUSTED_PROXIES: optional.refine((text) => listOf(text).every(isAddressOrBlock), {
    error: 'is not a list of addresses or blocks like 10.0.0.0/8, fd00::/8',
  }),
  BACKEND_URL: optional.refine((text) => !text || isOrigin(text), {
    error: 'is not an origin like https://abc.supabase.co (no path)',
  }),
  METRICS_TOKEN: optional.refine((text) => !text || /^[\x21-\x7e]{16,200}$/.test(text), {
    error: 'is shorter than 16 characters, or has spaces in it',
  }),
  ALERT_MAIL: optional.refine((text) => !text || /^[^\s@]+@[^\s@]+$/.test(text), {
    error: 'is not a mail address',
  }),
  WATCH_URLS: optional.refine((text) => listOf(text).every((url) => /^https?:\/\/[^/]/.test(url)), {
    error: 'is not a list of http:// or https:// addresses',
  }),
  BACKUP_KEY: optional.refine((text) => !text || /^age1[a-z0-9]{20,}$/.test(text), {
    error: 'is no public key of age (age1…)',
  }),
  ...webhookVariables,
  MAIL_EVENTS_SECRET: optional.refine((text) => !text || webhookKey(text) !== undefined, {
    error: 'is not whsec_ and 24 to 64 bytes in base64',
  }),
  ...providerEnvironment,
  LOG_LEVEL: optional.refine(
    (text) => !text || ['debug', 'info', 'warn', 'error', 'silent'].includes(text),
    { error: 'is none of debug, info, warn, error, silent' },
  ),
});

// The secrets that Supabase's own templates and guides print.
function isPublicSecret(text: string): boolean {
  return /^(super-secret-jwt-token|your-super-secret-jwt)/.test(text) || /^(.)\1*$/.test(text);
}

function isDays(text: string | undefined): boolean {
  return !text || (/^\d{1,4}$/.test(text) && +text >= 1 && +text <= 3650);
}

function isAddressOrBlock(text: string): boolean {
  return z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success;
}

/** What a variable says that is a switch; `otherwise` where it says nothing. */
export function switchOf(text: string | undefined, otherwise: boolean): boolean {
  const found = Object.entries(SWITCH).find(([word]) => word === text?.toLowerCase());
  return found?.[1] ?? otherwise;
}
