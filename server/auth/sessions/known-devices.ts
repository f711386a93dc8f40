import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { constants } from '#domain/constants.ts';
import { readBrowserName } from '#domain/browser-name.ts';
import type { AppEnv } from '#server/context.ts';
import type { Queries } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import { userAgentOf, type AuthContext } from '#server/auth/auth-context.ts';
import { browserKeyHash } from '#server/auth/browser-key.ts';
import { tellOfNewDevice } from '#server/auth/mails/new-device-mail.ts';
import { findUser } from '#server/auth/users.ts';

const MAX_DEVICES = 20;
/** How long a browser is known after it was used last. */
export const DEVICE_LIFE = `interval '${constants.knownDeviceMonths} months'`;

const session = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });

/**
 * Notes the browser of a sign-in, and mails the person when it is one not seen before
 * (decision 040). Looks at what is answered, so that no way of signing in can forget to say so; the
 * answer does not wait for it. A refresh goes on with a session and is no sign-in.
 */
export function noteSignIns(auth: AuthContext): MiddlewareHandler<AppEnv> {
  return async function noteSignIn(context, next) {
    if (context.req.method !== 'POST') return next();
    const answered = watchJson(context);
    await next();
    if (context.res.status !== 200) return;
    if (context.req.query('grant_type') === 'refresh_token') return;
    const answer = session.safeParse(answered() ?? (await jsonOf(context.res)));
    if (!answer.success) return;
    seeDevice(auth, context, answer.data.user.id);
  };
}

/** Notes, once the answer is given, that this person has a session in the browser that asks. */
export function seeDevice(auth: AuthContext, context: Context<AppEnv>, id: string): void {
  const hash = deviceHash(auth, context, id);
  const seen = { id, hash, at: auth.clock.now(), userAgent: userAgentOf(context) ?? '' };
  const recent = recentOf(auth);
  if (isRecent(auth, hash)) return;
  recent.set(hash, seen.at.getTime());
  auth.afterwards('auth.known_device', async () => {
    try {
      if (await seeAgain(auth.database, seen)) return;
      await auth.database.transaction((tx) => noteDevice(auth, tx, seen));
      await auth.mail.flush();
    } catch (error) {
      recent.delete(hash);
      throw error;
    }
  });
}

/**
 * Devices seen within the last minute, by hash. A sign-in again at once says nothing new; and a device counts
 * as known from the answer on, though its row is written after it: a person who presses a link at once
 * is not sent back to sign in.
 */
const recentDevices = new WeakMap<AuthContext, Map<string, number>>();
const JUST_NOW = 60_000;
const MANY = 10_000;

function isRecent(auth: AuthContext, hash: string): boolean {
  const at = recentOf(auth).get(hash);
  const now = auth.clock.now().getTime();
  return at !== undefined && now - at < JUST_NOW && now >= at;
}

function recentOf(auth: AuthContext): Map<string, number> {
  const recent = recentDevices.get(auth) ?? new Map<string, number>();
  if (recent.size > MANY) recent.clear();
  recentDevices.set(auth, recent);
  return recent;
}

/** Whether this person has been signed in by the browser that asks. */
export async function isKnownDevice(
  auth: AuthContext,
  tx: Queries,
  context: Context<AppEnv>,
  id: string,
): Promise<boolean> {
  const hash = deviceHash(auth, context, id);
  if (isRecent(auth, hash)) return true;
  const [known] = await tx.query(
    `select 1 from private.known_devices
     where user_id = $1::uuid and hash = $2 and last_seen > $3::timestamptz - ${DEVICE_LIFE}`,
    [id, hash, auth.clock.now().toISOString()],
  );
  return known !== undefined;
}

/**
 * The browser's own key, or without one its family and system. Salted with the person and the server's
 * secret: a reader of the table finds no browser by it, nor the same one with two people.
 */
function deviceHash(auth: AuthContext, context: Context<AppEnv>, person: string): string {
  const { browser, system } = readBrowserName(userAgentOf(context) ?? '');
  return (
    browserDeviceHash(auth, context, person) ??
    hashOf(auth, `known-device:${person}:name ${browser} ${system}`)
  );
}

/** The same of a browser that says its own key, which is secret; undefined for any other. */
export function browserDeviceHash(
  auth: AuthContext,
  context: Context<AppEnv>,
  person: string,
): string | undefined {
  const key = browserKeyHash(context);
  return key && hashOf(auth, `known-device:${person}:key ${key}`);
}

function hashOf({ config }: AuthContext, text: string): string {
  return createHmac('sha256', config.jwtSecret).update(text).digest('hex');
}

/** Nearly every sign-in: one statement about a device that is known. Says whether it is. */
async function seeAgain(
  database: Queries,
  { id, at, hash }: { id: string; at: Date; hash: string },
): Promise<boolean> {
  const [known] = await database.query(
    `update private.known_devices set last_seen = $3::timestamptz
     where user_id = $1::uuid and hash = $2 and last_seen > $3::timestamptz - ${DEVICE_LIFE} returning 1`,
    [id, hash, at.toISOString()],
  );
  return known !== undefined;
}

async function noteDevice(
  auth: AuthContext,
  tx: Queries,
  signIn: { id: string; at: Date; hash: string; userAgent: string },
): Promise<void> {
  const { id, hash } = signIn;
  const now = signIn.at.toISOString();
  await takeLock(tx, 'knownDevices', id);
  const user = await findUser(tx, id);
  if (user === undefined) return;
  const recent = `user_id = $1::uuid and last_seen > $2::timestamptz - ${DEVICE_LIFE}`;
  const [known] = await tx.query<{ any: boolean; this: boolean; isNew: boolean }>(
    `select exists (select from private.known_devices where ${recent}) as any,
       exists (select from private.known_devices where ${recent} and hash = $3) as this,
       exists (select from auth.users where id = $1::uuid and created_at > $2::timestamptz - ${DEVICE_LIFE}) as "isNew"`,
    [id, now, hash],
  );
  await tx.query(
    `insert into private.known_devices (user_id, hash, first_seen, last_seen)
     values ($1::uuid, $2, $3::timestamptz, $3::timestamptz)
     on conflict (user_id, hash) do update set last_seen = excluded.last_seen`,
    [id, hash, now],
  );
  await tx.query(
    `delete from private.known_devices where user_id = $1::uuid and hash not in (
       select hash from private.known_devices where user_id = $1::uuid
       -- Sign-ins by other browsers, for which a password is enough, push none out that has given a right code.
       order by factor_id is null, last_seen desc, hash limit ${MAX_DEVICES})`,
    [id],
  );
  // The first one is the one that confirmed the account; an old account has only forgotten its first.
  if (known?.this || (!known?.any && known?.isNew)) return;
  await tellOfNewDevice(auth, tx, user, signIn);
}

/**
 * Keeps what is answered as it is handed over: to read it out of the response again would cost every sign-in a copy of it.
 * Gives nothing where an answer is made in another way.
 */
function watchJson(context: Context<AppEnv>): () => unknown {
  let answered: unknown;
  context.json = new Proxy(context.json, {
    apply(json, self, given) {
      [answered] = given;
      return Reflect.apply(json, self, given);
    },
  });
  return () => answered;
}

function jsonOf(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => undefined);
}
