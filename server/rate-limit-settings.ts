import { z } from 'zod';

/** So many points in so many seconds. */
export type RateLimit = { points: number; seconds: number };

/**
 * Every limit as shipped: points and seconds, whose it is, and what takes a point. `docs/operating.md` shows
 * this table, and a test compares the two. A new limit is a line here and a line there.
 */
export const limitTable = {
  auth: [3000, 300, 'client', 'anything below `/auth/v1`'],
  authBurst: [300, 10, 'client', 'anything below `/auth/v1`, in a short run'],
  token: [
    150,
    300,
    'client',
    'a sign-in, a refresh, a change of the account; failures count double',
  ],
  tokenBurst: [60, 10, 'client', 'a sign-in or a refresh, in a short run'],
  account: [20, 900, 'account and client', 'a wrong password'],
  accountNetwork: [60, 900, 'account and network', 'the same, from a /24 or a /48'],
  currentPassword: [20, 900, 'account', 'a wrong current password, with a session'],
  currentPasswordClient: [25, 900, 'client', 'a wrong current password, with a session'],
  factor: [10, 900, 'second factor', 'a code, right ones too'],
  factorOne: [7, 900, 'second factor and client', 'the same'],
  factorDevice: [
    7,
    900,
    'second factor and browser',
    'a code in a browser that gave a right one before',
  ],
  factorClient: [60, 300, 'client', 'anything about second factors'],
  recoveryCode: [30, 900, 'client', 'a recovery code tried'],
  signup: [100, 300, 'client', 'a sign-up'],
  provider: [300, 300, 'client', 'the way to Google or Microsoft, and the way back'],
  recover: [60, 600, 'client', 'a request for a recovery mail'],
  resend: [60, 600, 'client', 'a request for another confirmation mail'],
  verify: [300, 300, 'client', 'the button of a mailed link'],
  verifyFailed: [20, 300, 'client', 'a link that opens nothing'],
  verifyAccount: [10, 900, 'account', 'a typed code, which never opens anything'],
  rest: [6000, 300, 'client', 'anything below `/rest/v1`'],
  restBurst: [400, 10, 'client', 'anything below `/rest/v1`, in a short run'],
  restPerson: [1500, 300, 'person', 'anything below `/rest/v1`'],
  consents: [30, 3600, 'person', 'a consent given or withdrawn'],
  shares: [40, 3600, 'person', 'a shared link made, changed or ended'],
  restrictions: [20, 3600, 'person', 'processing restricted or resumed'],
  hold: [60, 600, 'client', 'a guest’s result kept until the confirmation'],
  holdDay: [600, 86_400, 'client', 'the same, in a day'],
  holdOverall: [600, 300, 'everybody', 'the same'],
  functions: [120, 300, 'client', 'anything below `/functions/v1`'],
  editor: [900, 300, 'client', 'anything below `/editor/v1`'],
  emailChange: [5, 3600, 'person', 'a change of address asked for'],
  sendReport: [5, 3600, 'person', 'a report by mail'],
  policyReport: [60, 300, 'client', 'a report of the content security policy'],
  stepCount: [60, 300, 'client', 'a step towards a booking told, counted a day'],
  mailClient: [60, 600, 'client', 'a mail asked for; recovery counts apart'],
  mailClientHour: [150, 3600, 'client', 'the same, in an hour'],
  mailPerAddress: [1, 60, 'mailbox', 'a mail that leaves'],
  mailboxHour: [15, 3600, 'mailbox', 'the same; recovery counts apart'],
  mailboxDay: [20, 86_400, 'mailbox', 'the same, recovery not counted'],
  mailboxClient: [12, 86_400, 'mailbox and client', 'a mail asked for; recovery counts apart'],
  mailOverall: [300, 3600, 'everybody', 'a mail that leaves, recovery not counted'],
  mailRecovery: [100, 3600, 'everybody', 'a recovery mail that leaves'],
} as const satisfies Record<string, readonly [number, number, string, string]>;

/** What a server with `SMTP_URL` can do more of. */
export const limitsWithSmtp = {
  mailClientHour: [250, 3600],
  mailOverall: [1000, 3600],
  mailRecovery: [300, 3600],
} as const satisfies Partial<Record<RateLimitName, readonly [number, number]>>;

export type RateLimitName = keyof typeof limitTable;
export type RateLimits = Record<RateLimitName, RateLimit>;

/** The limits as shipped. */
export function defaultRateLimits(hasSmtp: boolean): RateLimits {
  const rows = Object.entries({ ...limitTable, ...(hasSmtp ? limitsWithSmtp : {}) });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- fromEntries forgets the keys, which are the table's
  return Object.fromEntries(
    rows.map(([name, [points, seconds]]) => [name, { points, seconds }]),
  ) as RateLimits;
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
    const names = namesOf(limits).filter((each) => name === 'all' || each === name);
    if (names.length === 0) throw new Error(`"${name}" is none of ${namesOf(limits).join(', ')}`);
    for (const each of names) limits[each] = { points, seconds };
  }
  return limits;
}

function namesOf(limits: RateLimits): RateLimitName[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a closed record
  return Object.keys(limits) as RateLimitName[];
}
