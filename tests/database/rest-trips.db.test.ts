import { expect, inject, test } from 'vitest';
import { restOnPostgres } from '#server/database/rest-on-postgres.ts';
import { createRest } from '#server/rest/rest.ts';
import { startAuth } from '#tests/auth/auth-rig.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { attemptHeader } from './attempts-for-tests.ts';
import { startCountingProxy } from './counting-proxy.ts';

test.each([
  ['directly', false],
  ['as behind a pooler', true],
])('%s, each request is two trips to the database', async (_way, isPooled) => {
  const { database, auth, config, signUpAndConfirm } = await startAuth();
  const { session, userId } = await signUpAndConfirm('ana@example.test');
  const [own] = await database.query<{ name: string }>('select current_database() as name');
  const folder = new URL(inject('postgresServer')).searchParams.get('host');
  const proxy = await startCountingProxy(`${folder}/.s.PGSQL.5432`);
  const url = `postgres://postgres@127.0.0.1:${proxy.port}/${own?.name}`;
  const counted = restOnPostgres({ setting: 'url', url, isPooled }, 1);
  const rest = createRest({
    database: { ...database, rest: counted },
    identify: auth.recognize,
    log: silentLog,
  });

  async function ask(path: string, body?: object): Promise<number> {
    const headers = {
      apikey: config.anonKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    };
    const more = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await rest(new Request(`http://s/rest/v1/${path}`, { headers, ...more }));
    return answer.status;
  }

  const ownRow = () => ask(`profiles?select=full_name&id=eq.${userId}`);
  const insert = () => ask('requests', { kind: 'access', text: 'What do you have?' });
  const attempt = attemptHeader();
  const call = () => ask('rpc/save_answers', { attempt, patch: {} });
  try {
    // Connecting has trips of its own.
    expect(await ask('plans?select=country')).toBe(200);
    const seen = [];
    // Twice: what is asked for the first time is prepared on the way.
    for (const work of [ownRow, ownRow, insert, insert, call, call]) {
      let status = 0;
      const trips = await proxy.count(async () => (status = await work()));
      seen.push([status, trips]);
    }
    expect(seen).toEqual([200, 200, 201, 201, 200, 200].map((status) => [status, 2]));
  } finally {
    await counted.close();
    await proxy.close();
  }
});
