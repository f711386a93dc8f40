import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { Database } from '#server/database/database.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import type { AppEnv } from '#server/context.ts';
import { configForTests } from '#tests/server/start-front.ts';
import type { Log } from '#server/log.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import type { MailTransport, OutgoingMail } from '#server/mail/mail-transport.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { createAuth, type Auth } from '#server/auth/auth.ts';
import { BROWSER_KEY_HEADER } from '#server/auth/browser-key.ts';
import type { ProviderLine } from '#server/auth/providers/openid-provider.ts';
import { createPasswordHashing } from '#server/auth/passwords/password-hashing.ts';
import type { PasswordHashing } from '#server/auth/services.ts';

export const SITE = 'https://faro.example';
/** Keys of browsers, as they make them; every request comes from the first one unless it says otherwise. */
export const BROWSER = 'A'.repeat(43);
export const OTHER_BROWSER = 'B'.repeat(43);
/** Neither common nor long. */
export const PASSWORD = 'una ballena en el tejado';

/** Hashes as they are stored, made in no time: what they cost is looked at where it is the matter. */
const quickly = {
  hash: (password: string) => argonHash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify: argonVerify,
};

let last: Auth | undefined;

/** The sign-in protocol on an empty database, with a mailbox, a clock to move and no network. */
export async function startAuth(
  options: {
    env?: Record<string, string>;
    /** Another than the one that is emptied. */
    database?: Database;
    hashing?: PasswordHashing;
    transport?: MailTransport;
    log?: Log;
    /** How long what no answer waits for is left undone, in ms. */
    afterwardsPause?: number;
    providerLine?: ProviderLine;
  } = {},
) {
  // What a test before left to do after its answers would meet the emptying of its tables.
  await last?.settled();
  const database = options.database ?? (await startEmptiedDatabase());
  const clock = movableClock(new Date());
  const config = configForTests({ SITE_URL: SITE, ...options.env });
  const limits = createLimits({ rules: config.rateLimits, clock, database });
  const mails: OutgoingMail[] = [];
  const transport = options.transport ?? {
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close() {},
  };
  const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
  const hashing = createPasswordHashing({ argon: quickly });
  const auth = createAuth({
    database,
    config,
    mail,
    limits,
    clock,
    log: silentLog,
    hashing,
    ...options,
  });
  last = auth;

  const front = new Hono<AppEnv>();
  front.use(async (context, next) => {
    context.set('clientAddress', context.req.header('x-test-address') ?? '192.0.2.1');
    context.set('requestId', 'test-request');
    context.set('log', silentLog);
    await next();
  });
  front.route('/auth/v1', auth.app);

  /** supabase-js as a browser has it, from one address; without a key where the browser keeps none. */
  function client(address = '192.0.2.1', browser: string | null = BROWSER): SupabaseClient {
    return createClient(SITE, config.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          request.headers.set('x-test-address', address);
          if (browser !== null) request.headers.set(BROWSER_KEY_HEADER, browser);
          return front.fetch(request);
        },
      },
    });
  }

  /** A bare request below /auth/v1. */
  async function send(
    path: string,
    init: {
      method?: string;
      body?: unknown;
      token?: string;
      address?: string;
      userAgent?: string;
      browser?: string | null;
      cookie?: string;
      /** What a browser says of where the request comes from. */
      fetchSite?: string;
    } = {},
  ): Promise<Response> {
    const body = typeof init.body === 'string' ? init.body : JSON.stringify(init.body ?? {});
    const method = init.method ?? 'POST';
    const browser = init.browser === undefined ? BROWSER : init.browser;
    return front.request(`/auth/v1${path}`, {
      method,
      headers: {
        'x-test-address': init.address ?? '192.0.2.1',
        ...(browser === null ? {} : { [BROWSER_KEY_HEADER]: browser }),
        ...(init.userAgent ? { 'user-agent': init.userAgent } : {}),
        ...(init.cookie ? { cookie: init.cookie } : {}),
        ...(init.fetchSite ? { 'sec-fetch-site': init.fetchSite } : {}),
        ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body }),
    });
  }

  /** All mails so far, once everything that happens after answers has happened. */
  async function mailbox(): Promise<OutgoingMail[]> {
    await auth.settled();
    return mails;
  }

  /**
   * What the button of the newest mail that has one would post. Notices do not count: that of a new
   * device is written after the answer, and may stand before or behind a link that was asked for next.
   */
  async function lastLink() {
    const mail = (await mailbox()).findLast(({ text }) => text.includes('token_hash='));
    return readLink(mail?.text ?? '');
  }

  /** A confirmed person, signed in, and the mailbox emptied. */
  async function signUpAndConfirm(email: string) {
    const supabase = client();
    await supabase.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Ana' } },
    });
    const { tokenHash } = await lastLink();
    const { data } = await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    if (!data.session) throw new Error('the confirmation link gave no session');
    mails.length = 0;
    clock.advance(120_000);
    return { supabase, session: data.session, userId: data.session.user.id };
  }

  const identify = (apikey: string | undefined, bearer?: string) =>
    auth.identify(
      new Request(`${SITE}/rest/v1/attempts`, {
        headers: {
          ...(apikey === undefined ? {} : { apikey }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
      }),
    );

  return {
    database,
    clock,
    config,
    mail,
    auth,
    client,
    send,
    mailbox,
    lastLink,
    signUpAndConfirm,
    identify,
  };
}

/** The link in a mail's text, taken apart. */
export function readLink(text: string) {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const url = new URL(link);
  const fragment = new URLSearchParams(url.hash.slice(1));
  return {
    link,
    page: `${url.origin}${url.pathname}${url.search}`,
    tokenHash: fragment.get('token_hash') ?? '',
    type: fragment.get('type'),
    next: fragment.get('next'),
  };
}
