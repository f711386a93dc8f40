import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Hono } from 'hono';
import { mails } from '#content/compiled/mails/mails.js';
import type { Claims } from '#server/auth/sessions/claims.ts';
import type { AppEnv } from '#server/context.ts';
import { createPerson, type Person } from '#tests/database/people.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { builtSite, configForTests } from '#tests/server/start-front.ts';
import { printedList } from '#tests/printed-list.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { createContentWorker } from './content-worker.ts';
import { editorApp } from './editor-app.ts';
import { editorIdentity } from './editor-identity.ts';
import { followPublished } from './follow-published.ts';
import { createPdfReader } from './pdf-reader.ts';
import { createPreviews } from './previews.ts';
import { createPublishing } from './publishing.ts';
import { createSiteBuilds } from './site-builds.ts';

/** As JSON is read: without a type. */
type Loose = ReturnType<typeof JSON.parse>;

const repository = resolve(import.meta.dirname, '../..');
const database = await startEmptiedDatabase();
const config = configForTests();
const built = builtSite();
/** An installation whose build takes no time: it writes its texts down. */
const quick = mkdtempSync(join(tmpdir(), 'faro-quick-'));
mkdirSync(join(quick, 'tools/editor'), { recursive: true });
writeFileSync(
  join(quick, 'tools/editor/build-published.ts'),
  `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
   const [target = '', texts = ''] = process.argv.slice(2);
   console.log('build: pages');
   if (readFileSync(texts, 'utf8').includes('no room')) { console.log('build: no room'); process.exit(1); }
   mkdirSync(target + '/dist/site', { recursive: true });
   writeFileSync(target + '/dist/site/index.html', '<!doctype html><body>' + readFileSync(texts, 'utf8'));
   writeFileSync(target + '/dist/site-manifest.json', JSON.stringify({ pages: [{ path: '/', file: 'index.html' }] }));`,
);
const worker = createContentWorker({ root: repository, log: silentLog });
const builds = createSiteBuilds({
  root: quick,
  folder: join(quick, 'published'),
  dist: built.dist,
  product: 'product',
  database,
  log: silentLog,
});
let who: Claims | undefined;
const previews = createPreviews({
  database,
  builds,
  options: securityOptions(config),
  believedMs: 0,
});
const today = () => '2026-11-27';
const app = new Hono<AppEnv>();
app.route(
  '/editor/v1',
  editorApp({
    database,
    identity: editorIdentity({
      database,
      identify: async () => who ?? { refused: 401, code: 'bad_jwt', message: '' },
      anonKey: '',
    }),
    worker,
    readPdf: createPdfReader({ root: repository, log: silentLog }),
    builds,
    publishing: createPublishing({ database, worker, builds, today }),
    previews,
    today,
    siteUrl: config.siteUrl,
  }),
);
app.use('*', previews.middleware);
app.get('*', (c) => c.text('the served site'));

afterAll(() => {
  worker.stop();
  builds.stop();
  built.remove();
  rmSync(quick, { recursive: true, force: true });
});

let boss: Person;
let admin: Claims;
beforeEach(async () => {
  await startEmptiedDatabase();
  boss = await createPerson(database, { admin: true });
  who = admin = await signedInWithFactor(database, boss);
});

async function ask(method: string, path: string, body?: unknown) {
  const answer = await app.request(`/editor/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, said: text === '' ? undefined : JSON.parse(text) };
}
const key = 'faq/que-es-gratis';
const wish = { keys: [key] };

async function draft(change: (said: Loose) => void, revision = 0) {
  const { said: opened } = await ask('GET', `record?key=${key}`);
  const said = structuredClone(opened.record.said);
  change(said);
  return ask('PUT', 'draft', { key, said, base: opened.record.said, revision });
}
const answering = (text: string) => (said: Loose) =>
  (said.answer[0] = { es: text, en: 'Another.' });

async function ready(wanted: object = wish): Promise<string> {
  const { said } = await ask('POST', 'build', wanted);
  expect(said.mistakes).toEqual([]);
  await expect
    .poll(async () => (await ask('GET', `build?build=${said.build}`)).said.state, {
      timeout: 50_000,
    })
    .toBe('ready');
  return said.build;
}
const publish = (build: string, wanted: object = wish) =>
  ask('POST', 'publish', { wish: wanted, build, why: 'a test' });

/** What a process would serve now: the folder of its site. */
async function served(): Promise<string | undefined> {
  let folder: string | undefined = 'not read';
  const follower = followPublished({
    database,
    builds,
    log: silentLog,
    serving: -1,
    read: (each) => () => (folder = each),
  });
  await database.query('update private.content_served set serve_at = now()');
  await follower.look();
  follower.stop();
  return folder;
}

test('P24: who may not edit meets nothing, and who may edit does not publish', async () => {
  const ana = await createPerson(database);
  who = await signedInWithFactor(database, ana);
  expect((await ask('GET', 'records')).status).toBe(404);
  const mail = { template: 'recovery', said: mails.recovery };
  expect((await ask('POST', 'mail', mail)).status).toBe(404);
  who = admin;
  expect((await ask('POST', 'mail', mail)).said.en.subject).toContain('Faro Vocacional');
  const email = ana.email;
  expect((await ask('POST', 'people', { email, role: 'editor' })).status).toBe(204);
  who = await signedIn(database, ana);
  expect(await ask('GET', 'records')).toMatchObject({
    status: 403,
    said: { code: 'insufficient_aal' },
  });
  who = await signedInWithFactor(database, ana);
  expect((await ask('GET', 'me')).said).toEqual({ mayPublish: false });
  expect((await draft(answering('Nuevo.'))).status).toBe(200);
  const build = await ready();
  expect((await publish(build)).status).toBe(404);
  const editor = who;
  who = admin;
  expect((await ask('POST', 'people', { email, role: null })).status).toBe(204);
  who = editor;
  expect((await ask('GET', 'record?key=site')).status).toBe(404);
  const actions = await database.query(
    `select action, why from private.audit where action like '%-editor' order by id`,
  );
  expect(actions).toEqual([
    { action: 'grant-editor', why: 'editor' },
    { action: 'revoke-editor', why: null },
  ]);
});

test('rights are given by admins alone, with a code of a moment ago', async () => {
  const ana = await createPerson(database);
  await database.query(
    `insert into private.content_editors (user_id, role) values ($1, 'publisher')`,
    [ana.id],
  );
  who = await signedInWithFactor(database, ana);
  expect((await ask('POST', 'people', { email: boss.email, role: 'editor' })).status).toBe(404);
  who = await signedInWithFactor(database, boss, { minutesAgo: 20 });
  expect((await ask('POST', 'people', { email: ana.email, role: null })).status).toBe(428);
});

test('who would open the site is told how many made-up people and centres go, and nobody else', async () => {
  const made = await createPerson(database);
  await database.query(
    'update public.profiles set is_synthetic = true where id = any($1::uuid[])',
    [[made.id, boss.id]],
  );
  const goes = { people: 1, centres: 0 };
  const { said: opened } = await ask('GET', 'record?key=site');
  expect(opened.goes).toEqual(goes);
  expect((await ask('GET', 'record?key=faq/que-es-gratis')).said.goes).toBeUndefined();
  expect((await ask('GET', 'records')).said.goes).toBeUndefined();
  const { said: site } = opened.record;
  const saved = { key: 'site', said: { ...site, live: true }, base: site, revision: 0 };
  await ask('PUT', 'draft', saved);
  expect((await ask('GET', 'records')).said.goes).toEqual(goes);
});

test('two editors on one draft: the later one is shown the other’s, nothing is overwritten', async () => {
  expect((await draft(answering('Mío.'))).said).toEqual({ revision: 1 });
  expect((await draft(answering('Mío, mejor.'), 1)).said).toEqual({ revision: 2 });
  const late = await draft(answering('De otra persona.'), 1);
  expect(late.status).toBe(409);
  expect(late.said.other.said.answer[0].es).toBe('Mío, mejor.');
  expect((await draft(answering('Empieza de cero.'))).status).toBe(409);
});

test('what is no record, and what no database keeps, is refused and ends nothing', async () => {
  for (const none of ['articles/no-such', 'secrets/x', 'photographs/best-universities-9']) {
    expect((await ask('GET', `record?key=${none}`)).status).toBe(404);
    const body = { key: none, said: {}, base: null, revision: 0 };
    expect((await ask('PUT', 'draft', body)).status).toBe(404);
  }
  expect((await ask('PUT', 'draft', { key, said: '\0', base: null, revision: 0 })).status).toBe(
    400,
  );
  expect((await draft((said) => (said.answer = ['\uD800']))).status).toBe(400);
  const why = { wish, build: '', why: 'a \0 why' };
  expect((await ask('POST', 'publish', why)).status).toBe(400);
  expect((await ask('GET', 'records')).said.drafts).toEqual([]);
});

test('what is new is named in the list before it is published', async () => {
  const said = { question: { es: '¿Algo nuevo?', en: 'Anything new?' }, answer: [] };
  await ask('PUT', 'draft', { key: 'faq/n1', said, base: null, revision: 0 });
  const photograph = 'photographs/best-universities-1';
  await ask('PUT', 'draft', { key: photograph, said: { jpeg: '' }, base: null, revision: 0 });
  const { kinds } = (await ask('GET', 'records')).said;
  const named = kinds.flatMap(({ records }: Loose) =>
    records.filter((record: Loose) => ['faq/n1', photograph].includes(record.key)),
  );
  expect(named.map(({ title }: Loose) => title.en)).toEqual([
    'Anything new?',
    expect.stringMatching(/ · photo 1$/),
  ]);
});

test('what is wrong is refused with its field, and nothing is built', async () => {
  await draft(answering('<script>'));
  const { said } = await ask('POST', 'build', wish);
  expect(said).toMatchObject({
    state: 'refused',
    mistakes: [{ key, field: 'answer.0.es', reason: 'has code in it' }],
  });
  expect((await publish(said.build)).status).toBe(409);
  expect((await ask('GET', 'versions')).said).toEqual({ versions: [], served: 0 });
});

test('what is published is served by all, and any version again; drafts that are done are gone', async () => {
  await draft(answering('Primera.'));
  const first = await ready();
  expect((await publish(first)).said).toEqual({ version: 1 });
  expect(await served()).toBe(builds.folderOf(first));
  expect((await ask('GET', 'records')).said.drafts).toEqual([]);
  await draft(answering('Segunda.'));
  const second = await ready();
  await publish(second);
  expect(await served()).toBe(builds.folderOf(second));
  // Back to the first, then to the product as it came.
  expect((await publish(first, { version: 1 })).said).toEqual({ version: 3 });
  expect(await served()).toBe(builds.folderOf(first));
  const { said } = await ask('POST', 'build', { version: 0 });
  expect(said.state).toBe('ready');
  await publish(said.build, { version: 0 });
  expect(await served()).toBeUndefined();
});

test('a step that the database hears of late does not undo that the site is ready', async () => {
  const late = createSiteBuilds({
    root: quick,
    folder: join(quick, 'late'),
    dist: built.dist,
    product: 'product',
    log: silentLog,
    database: {
      query: async (sql, values) => {
        if (values?.includes('pages')) await sleep(300);
        return database.query(sql, values);
      },
    },
  });
  const texts = { [key]: 'Tarde.' };
  await late.finish({ texts, bases: {} });
  await sleep(500);
  expect(await late.stateOf(late.nameOf(texts))).toMatchObject({ state: 'ready' });
});

test('a draft that changed since it was built is not published, and a build that fails leaves all as it is', async () => {
  await draft(answering('Primera.'));
  const build = await ready();
  await draft(answering('Otra.'), 1);
  expect((await publish(build)).status).toBe(409);
  await draft(answering('There is no room.'), 2);
  const { said } = await ask('POST', 'build', wish);
  await expect
    .poll(async () => (await ask('GET', `build?build=${said.build}`)).said)
    .toEqual({ state: 'failed', step: 'no room' });
  expect((await publish(said.build)).status).toBe(409);
  expect((await ask('GET', 'versions')).said).toEqual({ versions: [], served: 0 });
});

test('a link to a draft shows it to whoever has it, to nobody else, and to nobody after its end', async () => {
  await draft(answering('Solo para ti.'));
  const build = await ready();
  const { said } = await ask('POST', 'preview', { build });
  const opened = await app.request(`${said.path}&to=//evil.example`);
  expect(opened.headers.get('location')).toBe('/');
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  expect(opened.headers.get('set-cookie')).toContain('HttpOnly');
  const look = async (headers: Record<string, string>) =>
    (await app.request('/', { headers })).text();
  expect(await look({ cookie })).toMatch(/Vista previa[^]*Solo para ti\./);
  expect(await look({})).toBe('the served site');
  await database.query(`update private.content_previews set ends_at = now() - interval '1 second'`);
  expect(await look({ cookie })).toBe('the served site');
  expect((await app.request(said.path)).status).toBe(404);
});

test('a table is told before it is stored, and why its doubts were taken stands in the history', async () => {
  const key = 'tables/madrid-cutoffs';
  const { said: table } = await ask('GET', `table?key=${key}&locale=en`);
  const text = String(table.text).replaceAll('"2025-26"', '"2026-27"');
  const less = text.replace(/^("0106".*,)"[\d.]+"(,"(?:yes|no)")/m, '$1""$2');
  const file = { name: table.name, text: less, sha256: 'a'.repeat(64) };
  const checked = await ask('POST', 'check', { key, said: { file }, base: {} });
  expect(checked.said).toMatchObject({
    mistakes: [{ key, field: 'accepted', reason: 'has 1 figures to compare' }],
    table: { after: 601, doubts: [{ id: 'hole 0106' }] },
  });
  const accepted = { why: 'The PDF has none either.', doubts: ['hole 0106'] };
  await ask('PUT', 'draft', { key, said: { file, accepted }, base: {}, revision: 0 });
  const wanted = { keys: [key] };
  const build = await ready(wanted);
  expect((await publish(build, wanted)).said).toEqual({ version: 1 });
  expect((await ask('GET', 'versions')).said.versions).toMatchObject([
    { why: 'a test · The PDF has none either.', keys: [key] },
  ]);
  const { said: opened } = await ask('GET', `record?key=${key}`);
  expect(opened.record.form).toMatchObject({ edition: '2026-27', rows: 601, takenOver: today() });
});

test('a PDF of a list comes back as its table, one of something else and one that does not end with why', async () => {
  const bring = async (pdf: Uint8Array<ArrayBuffer>, key = 'tables/madrid-cutoffs') => {
    const path = `/editor/v1/pdf?key=${key}&address=https://uni.example/n.pdf`;
    const said: Loose = await (
      await app.request(path, {
        method: 'POST',
        headers: { authorization: 'Bearer x' },
        body: pdf,
      })
    ).json();
    return said;
  };
  const law = { code: '0106', degree: 'Derecho', grade: '8.604', university: 'ucm' };
  const rows = [{ ...law, kind: 'own', centre: '', branch: 'Ciencias Sociales' }];
  const [head = '', first = ''] = (
    await bring(new Uint8Array(printedList(rows, '2026/2027')))
  ).text.split('\r\n');
  expect(head).toContain('"official_code"');
  expect(first).toContain('"https://uni.example/n.pdf","V"');
  expect(await bring(new Uint8Array(printedList([], '2026/2027')))).toEqual({
    refused: {
      es: expect.stringMatching(/^No es la lista de esta tabla/),
      en: expect.stringMatching(/^It is not the list of this table/),
    },
  });
  const hurried = createPdfReader({ root: repository, log: silentLog, patienceMs: 1 });
  const asked = {
    key: 'tables/madrid-cutoffs',
    address: '',
    pdf: Buffer.from('%PDF-'),
    shown: { texts: {}, bases: {} },
  };
  const [gaveUp, waits] = await Promise.allSettled([hurried(asked), hurried(asked)]);
  expect(gaveUp).toMatchObject({
    value: { refused: { es: expect.stringMatching(/^El PDF no se puede leer/) } },
  });
  expect(waits).toMatchObject({ reason: { code: 'too_many' } });
});

test('10 MB of text are no draft', async () => {
  const answer = await draft((said) => (said.answer[0].es = 'a'.repeat(1_100_000)));
  expect(answer.status).toBe(413);
  expect((await ask('GET', 'records')).said.drafts).toEqual([]);
});
