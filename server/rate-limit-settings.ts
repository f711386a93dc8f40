import { z } from 'zod';

/** So many points in so many seconds. */
export type RateLimit = { points: number; seconds: number };

/**
 * The limits of TRUST, per client address unless the name says otherwise.
 * `tokenBurst` bounds a short run within `token`; `account` counts failed sign-ins of one account
 * from one address; `sendReport` and `emailChange` are per person; `mailPerAddress` is per mailbox; `mailOverall` is for the whole server.
 */
export type RateLimits = Record<RateLimitName, RateLimit>;

const NAMES = [
  'token',
  'tokenBurst',
  'signup',
  'recover',
  'resend',
  'verify',
  'account',
  'sendReport',
  'emailChange',
  'mailPerAddress',
  'mailOverall',
] as const;
export type RateLimitName = (typeof NAMES)[number];

/** TRUST, "Limits per client address". Mails overall: 30 an hour without SMTP, 1,000 with it. */
export function defaultRateLimits(hasSmtp: boolean): RateLimits {
  return {
    token: { points: 150, seconds: 300 },
    tokenBurst: { points: 30, seconds: 10 },
    signup: { points: 100, seconds: 300 },
    recover: { points: 30, seconds: 300 },
    resend: { points: 30, seconds: 300 },
    verify: { points: 30, seconds: 300 },
    account: { points: 20, seconds: 900 },
    sendReport: { points: 5, seconds: 3600 },
    emailChange: { points: 5, seconds: 3600 },
    mailPerAddress: { points: 1, seconds: 60 },
    mailOverall: { points: hasSmtp ? 1000 : 30, seconds: 3600 },
  };
}

const entry = z
  .string()
  .regex(
    /^(all|[a-zA-Z]+)=\d{1,9}\/\d{1,6}$/,
    'write it as name=points/seconds, e.g. token=150/300',
  );

/**
 * Reads `RATE_LIMITS`, e.g. `token=150/300,signup=100/300`. `all=1000000/60` sets every limit
 * (test rigs); later entries win. Throws an Error that says which entry is wrong.
 */
export function parseRateLimits(text: string | undefined, hasSmtp: boolean): RateLimits {
  const limits = defaultRateLimits(hasSmtp);
  for (const part of (text ?? '').split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const checked = entry.safeParse(part);
    if (!checked.success) throw new Error(`"${part}": ${checked.error.issues[0]?.message}`);
    const [name = '', value = ''] = part.split('=');
    const [points = 0, seconds = 0] = value.split('/').map(Number);
    if (points < 1 || seconds < 1) throw new Error(`"${part}": points and seconds start at 1`);
    const names = NAMES.filter((each) => name === 'all' || each === name);
    if (names.length === 0) throw new Error(`"${name}" is none of ${NAMES.join(', ')}`);
    for (const each of names) limits[each] = { points, seconds };
  }
  return limits;
}
