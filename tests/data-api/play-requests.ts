import { SignJWT } from 'jose';
import { startAuth } from '#tests/auth/auth-rig.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createRest } from '#server/rest/rest.ts';
import { ACCESS_TOKEN_LIFE } from '#server/auth/sessions/tokens.ts';
import type { Asked, Asker } from './asked.ts';
import { lateRequests, requests } from './requests.ts';

/** What the outside saw of one request. */
export type Answered = {
  asked: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  answer: unknown;
  answerHeaders: Record<string, string>;
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00/g;
const DAY = /\b20[23]\d-[01]\d-[0-3]\d\b/g;

/** Asks everything of the data API, in order, with real accounts and tokens on an empty database. */
export async function playRequests(): Promise<Answered[]> {
  const rig = await startAuth({ env: { RATE_LIMITS: 'all=1000000/60' } });
  const { database, config, clock, auth } = rig;
  const rest = createRest({ database, identify: auth.recognize, log: silentLog });
  const people = {
    ana: await rig.signUpAndConfirm('ana@example.test'),
    ben: await rig.signUpAndConfirm('ben@example.test'),
    boss: await rig.signUpAndConfirm('boss@example.test'),
    gone: await rig.signUpAndConfirm('gone@example.test'),
  };
  const ids = Object.entries(people).map(([name, { userId }]) => [name, userId] as const);
  for (const [name, id] of ids) {
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    await database.query('update public.profiles set full_name = $2 where id = $1', [id, shown]);
  }
  await database.query('select private.change_admin(null, $1, true, null)', [people.boss.userId]);
  await database.query(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables, published_at)
     values ('riasec', 300, '2026-01-01', '2026-06-30', 10, '{"a": [1, 2.50, null]}', now()),
       ('riasec', 310, '2026-01-01', '2026-07-31', 10, '{}', null)`,
  );
  await people.gone.supabase.auth.signOut();
  const foreign = await new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(people.ana.userId)
    .sign(new TextEncoder().encode('x'.repeat(32)));
  const bearers: Record<Exclude<Asker, 'keyless'>, string> = {
    ana: people.ana.session.access_token,
    ben: people.ben.session.access_token,
    boss: people.boss.session.access_token,
    anonymous: config.anonKey,
    service: config.serviceRoleKey,
    foreign,
    'not-a-token': 'nothing',
    'logged-out': people.gone.session.access_token,
    expired: people.ana.session.access_token,
  };

  function withIds(text: string): string {
    return ids.reduce((said, [name, id]) => said.replaceAll(`{${name}}`, id), text);
  }

  /** The same words on every run: people by name, moments and random ids by their kind. */
  function withoutIds(text: string): string {
    const named = ids.reduce((said, [name, id]) => said.replaceAll(id, `{${name}}`), text);
    return named
      .replaceAll(TIME, '{time}')
      .replaceAll(DAY, '{day}')
      .replaceAll(UUID, (id) => (/^(.)\1{7}-/.test(id) ? id : '{id}'));
  }

  async function ask([who, method, path, body, headers]: Asked): Promise<Answered> {
    const key: Record<string, string> =
      who === 'keyless' ? {} : { apikey: config.anonKey, authorization: `Bearer ${bearers[who]}` };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await rest(
      new Request(`https://faro.example/rest/v1/${withIds(path)}`, {
        method,
        headers: {
          ...key,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text === undefined ? {} : { body: withIds(text) }),
      }),
      'test-request',
    );
    // No body travels with the answer to HEAD, whatever was made of it.
    const answer = method === 'HEAD' ? '' : withoutIds(await response.text());
    return {
      asked: `${who}: ${method} ${path}`,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
      status: response.status,
      answer: answer === '' ? '' : JSON.parse(answer),
      answerHeaders: Object.fromEntries(response.headers),
    };
  }

  const answered: Answered[] = [];
  for (const each of requests) answered.push(await ask(each));
  clock.advance((ACCESS_TOKEN_LIFE + 1) * 1000);
  for (const each of lateRequests) answered.push(await ask(each));
  await auth.settled();
  return answered;
}
