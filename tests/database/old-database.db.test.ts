import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { freePort, serverFolder } from '#tests/server/server-folder.ts';
import { readFixture } from '#tests/fixtures/fixture-files.ts';
import {
  fillWithOld,
  peopleOf,
  sectionsOf,
  type OldDatabase,
} from '#tests/fixtures/old-database.ts';
import { speakTo, type Protocol } from '#tests/fixtures/rest-protocol.ts';
import { createPostgresDatabase } from './start-database.ts';

const old: OldDatabase = JSON.parse(readFixture('28a8b83/database.json'));
const { jwtSecret, anonKey, serviceRoleKey } = old.secrets;

let protocol: Protocol;
let outbox = '';

/** Today's server on the old database: it applies what came since by itself. */
beforeAll(async () => {
  const folder = serverFolder();
  const { dataDir } = folder;
  const url = await createPostgresDatabase();
  const database = await openPostgres(url, 1);
  try {
    await fillWithOld(database, old);
  } finally {
    await database.close();
  }
  const port = await freePort();
  const server = folder.start({
    DATABASE_URL: url,
    JWT_SECRET: jwtSecret,
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceRoleKey,
    PORT: String(port),
    RATE_LIMITS: 'all=1000000/60',
  });
  if (!(await server.served)) throw new Error(server.said());
  outbox = join(dataDir, 'outbox.jsonl');
  protocol = await speakTo(`http://localhost:${port}`);
  return async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    folder[Symbol.dispose]();
  };
});

const withPassword = (email: string) => protocol.signIn(email, old.password);

test('people sign in with their old passwords and find all that was theirs', async () => {
  expect(await peopleOf(protocol, old.password)).toEqual(old.people);
  expect(Object.values(old.people).flatMap(({ attempts }) => attempts)).toHaveLength(7);
});

test('the reports of their answers say what they said', async () => {
  const sections = await sectionsOf(await peopleOf(protocol, old.password));
  expect(Object.keys(sections)).toHaveLength(5);
  expect(withoutSigns(sections)).toEqual(withoutSigns(old.sections));
});

/** By which signs an answering was thought careless may change (decision 131); the verdict on these answers may not. */
function withoutSigns(sections: unknown): unknown {
  return JSON.parse(
    JSON.stringify(sections, (key, value: unknown) => (key === 'flags' ? undefined : value)),
  );
}

test('a link that was given away opens the same results', async () => {
  const opened = await protocol.call('open_share', { token: old.share });
  const ana = old.people['ana@example.com'];
  expect(opened).toMatchObject({ kind: 'live', name: 'Ana Pérez', plan: ana?.plans[0] });
  const shown = opened.attempts.map(({ id, answers }: Record<string, unknown>) => [id, answers]);
  expect(shown).toEqual(ana?.attempts.map(({ id, answers }) => [id, answers]));
});

test('the admin’s second factor still counts, and notes, requests and the trail are there', async () => {
  const { access_token } = await withPassword('iris@example.com');
  const code = new TOTP({ secret: old.factor.secret }).generate();
  const admin = await protocol.proveFactor(old.factor.id, code, access_token);
  const ask = (name: string, given: object) => protocol.call(name, given, admin.access_token);
  const person = old.people['ana@example.com']?.profiles[0]?.['id'];
  const seen = await ask('admin_person', { person, why: 'A year later' });
  expect(seen.notes).toMatchObject([{ text: 'Llamó el lunes.' }]);
  expect(await ask('admin_requests', { is_open: false })).toMatchObject([
    { outcome: 'Corregido.' },
  ]);
  const trail = await ask('admin_audit', { action: 'see-person', before: null });
  expect(JSON.stringify(trail)).toContain('Respondo a su correo');
  const codes = await ask('my_recovery_codes', {});
  expect(codes).toMatchObject({ left: 10 });
});

test('who was erased stays erased, and who had not confirmed yet gets in with all that waited', async () => {
  await expect(withPassword('eva@example.com')).rejects.toThrow('invalid_credentials');
  const { confirmation, held } = old.pending;
  const link = { type: 'signup', token_hash: confirmation };
  const noa = await protocol.ask('/auth/v1/verify', link);
  const claimed = await protocol.call('claim_held_attempt', { secret: held }, noa.access_token);
  const answers = '/rest/v1/attempts?select=id,state,answers';
  const [attempt, ...others] = await protocol.ask(answers, undefined, noa.access_token);
  expect([attempt.id, attempt.state, others]).toEqual([claimed[0], 'submitted', []]);
  expect(Object.keys(attempt.answers)).toHaveLength(60);
});

test('the mail that waited leaves', async () => {
  await expect
    .poll(() => readFileSync(outbox, 'utf8'), { timeout: 20_000 })
    .toMatch(/"to":"luis@example.com".*type=recovery/);
});
