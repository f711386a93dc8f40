// What the editor's page asks, below /editor/v1: records, drafts, checks, builds, versions, people. JSON in and out.
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/context.ts';
import type { Locale } from '#domain/locale.ts';
import { canBeKept } from '#domain/refused-texts.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/error.ts';
import { answerError } from '#server/http/answer-error.ts';
import { mailTemplates } from '#content/mail/mail-templates.ts';
import { mailSchema } from '#content/schemas/mail.ts';
import { exampleMail } from '#server/mail/example-mail.ts';
import type { ContentWorker } from './content-worker.ts';
import { draftOf, drafts, dropDraft, saveDraft } from './drafts.ts';
import type { EditorIdentity } from './editor-identity.ts';
import { madeUp } from './made-up.ts';
import { editorPeople } from './editor-people.ts';
import type { PdfReader } from './pdf-reader.ts';
import type { Previews } from './previews.ts';
import type { Publishing } from './publishing.ts';
import type { SiteBuilds } from './site-builds.ts';
import { servedNow, versionOf, versions } from './versions.ts';

/** Characters of a draft; the largest record has 22,000. */
const LONGEST = 900_000;

const key = z.string().regex(/^[a-z][a-z0-9/-]{0,119}$/);
const wish = z.union([
  z.strictObject({ keys: z.array(key).min(1).max(200) }),
  z.strictObject({ version: z.number().int().nonnegative() }),
]);
const anything = z.unknown().refine((said) => canBeKept(said));
const draftBody = z.strictObject({
  key,
  said: anything,
  base: anything,
  revision: z.number().int().nonnegative(),
});
const publishBody = z.strictObject({
  wish,
  build: z.string(),
  why: z.string().trim().min(3).max(500).refine(canBeKept),
});
const checkedDraft = z.object({
  mistakes: z.array(z.looseObject({ key: z.string() })),
  tables: z.record(z.string(), z.unknown()).optional(),
});
const mailDraft = z.strictObject({
  template: z.enum(mailTemplates),
  said: mailSchema,
});
const liveDraft = z.object({ live: z.literal(true) });
const checkBody = z.strictObject({ key, said: anything, base: anything });

export type EditorParts = {
  database: Database;
  identity: EditorIdentity;
  worker: ContentWorker;
  readPdf: PdfReader;
  builds: SiteBuilds;
  publishing: Publishing;
  previews: Previews;
  today: () => string;
  siteUrl: string;
};

/** To be mounted at /editor/v1. */
export function editorApp(parts: EditorParts): Hono<AppEnv> {
  const { database, identity, worker, readPdf, builds, publishing, previews, today, siteUrl } =
    parts;
  const app = new Hono<AppEnv>();
  app.onError(answerError);

  const shown = async () =>
    (await versionOf(database, (await servedNow(database)).version)) ?? { texts: {}, bases: {} };

  app.get('/preview', (c) => previews.open(c));
  app.get('/preview/end', (c) => previews.leave(c));

  app.get('/me', async (c) => {
    await identity.require(c, 'editor');
    const mayPublish = await identity.require(c, 'publisher').then(
      () => true,
      () => false,
    );
    return c.json({ mayPublish });
  });

  app.get('/records', async (c) => {
    const asker = await identity.require(c, 'editor');
    const [waiting, served] = await Promise.all([drafts(database), servedNow(database)]);
    const named = waiting.map(({ key, said }) => ({ key, said: isFile(key) ? undefined : said }));
    const kinds = await worker.ask({ ask: 'list', shown: await shown(), drafts: named });
    const listed = waiting.map(({ key, at, by, said }) => ({
      key,
      at,
      by,
      removes: said === null,
    }));
    const opens = waiting.some(
      ({ key, said }) => key === 'site' && liveDraft.safeParse(said).success,
    );
    const goes = opens ? await madeUp(database, asker) : undefined;
    return c.json({ kinds, drafts: listed, version: served.version, goes });
  });

  app.get('/record', async (c) => {
    const asker = await identity.require(c, 'editor');
    const asked = parse(key, c.req.query('key'));
    const record = await worker.ask({ ask: 'record', shown: await shown(), key: asked });
    if (record === undefined) throw new AppError('not_found');
    const goes = asked === 'site' ? await madeUp(database, asker) : undefined;
    return c.json({ record, draft: (await draftOf(database, asked)) ?? null, goes });
  });

  // A table as it is published, to be changed in a spreadsheet.
  app.get('/table', async (c) => {
    await identity.require(c, 'editor');
    const asked = parse(key, c.req.query('key'));
    const locale = c.req.query('locale') === 'en' ? 'en' : 'es';
    const table = await worker.ask({ ask: 'table', shown: await shown(), key: asked, locale });
    if (table === undefined) throw new AppError('not_found');
    return c.json(table);
  });

  // An official list as it is printed, as the text of its table: nothing of the file is kept.
  app.post('/pdf', async (c) => {
    await identity.require(c, 'editor');
    const asked = parse(key, c.req.query('key'));
    const address = parse(z.union([z.literal(''), z.url()]), c.req.query('address') ?? '');
    const pdf = Buffer.from(await c.req.arrayBuffer());
    return c.json(await readPdf({ key: asked, address, pdf, shown: await shown() }));
  });

  app.post('/check', async (c) => {
    await identity.require(c, 'editor');
    const draft = parse(checkBody, await bodyOf(c));
    // A photograph and what shows it are written one after the other, and published together.
    const beside = (await drafts(database)).filter(({ key }) => isBeside(key, draft.key));
    const question = { shown: await shown(), drafts: [draft, ...beside], today: today() };
    const checked = await worker.ask({ ask: 'check', ...question });
    const { mistakes: all, tables } = checkedDraft.parse(checked);
    const mistakes = all.filter((mistake) => !beside.some(({ key }) => key === mistake.key));
    return c.json({ mistakes, table: tables?.[draft.key] });
  });

  // A mail as its reader would see it, of what is typed.
  app.post('/mail', async (c) => {
    await identity.require(c, 'editor');
    const { template, said } = parse(mailDraft, await bodyOf(c));
    const seen = (locale: Locale) => exampleMail(template, said, { locale, siteUrl });
    return c.json({ es: seen('es'), en: seen('en') });
  });

  app.put('/draft', async (c) => {
    const actor = await identity.require(c, 'editor');
    const draft = parse(draftBody, await bodyOf(c));
    if (JSON.stringify(draft.said).length > LONGEST) throw new AppError('body_too_large');
    // Nobody could open or drop a draft of what is no record.
    if (draft.revision === 0)
      await worker.ask({ ask: 'record', shown: await shown(), key: draft.key }).then((record) => {
        if (record === undefined) throw new AppError('not_found');
      });
    const revision = await saveDraft(database, { ...draft, actor });
    if (revision !== undefined) return c.json({ revision });
    // Another editor saved meanwhile: both are shown, nothing is overwritten.
    return c.json({ other: (await draftOf(database, draft.key)) ?? null }, 409);
  });

  app.delete('/draft', async (c) => {
    await identity.require(c, 'editor');
    await dropDraft(database, parse(key, c.req.query('key')));
    return c.body(null, 204);
  });

  app.post('/build', async (c) => {
    await identity.require(c, 'editor');
    return c.json(await publishing.prepare(parse(wish, await bodyOf(c))));
  });

  app.get('/build', async (c) => {
    await identity.require(c, 'editor');
    const found = await builds.stateOf(parse(z.string(), c.req.query('build')));
    if (!found) throw new AppError('not_found');
    return c.json(found);
  });

  app.post('/preview', async (c) => {
    const actor = await identity.require(c, 'editor');
    const { build } = parse(z.strictObject({ build: z.string() }), await bodyOf(c));
    if (!/^[0-9a-f]{32}$/.test(build) || !builds.isReady(build)) throw new AppError('conflict');
    return c.json(await previews.make(build, actor));
  });

  app.post('/publish', async (c) => {
    const actor = await identity.require(c, 'publisher');
    const { wish: wanted, build, why } = parse(publishBody, await bodyOf(c));
    return c.json({ version: await publishing.publish(wanted, { build, why, actor }) });
  });

  app.get('/versions', async (c) => {
    await identity.require(c, 'editor');
    const [all, { version }] = await Promise.all([versions(database), servedNow(database)]);
    return c.json({ versions: all, served: version });
  });

  app.route('/people', editorPeople(identity));
  return app;
}

/** A table or a photograph, whose draft is a whole file. */
function isFile(key: string): boolean {
  return /^(tables|photographs)\//.test(key);
}

/** Whether one is the photograph of the other: in an article's text, or beside what a family said. */
function isBeside(key: string, other: string): boolean {
  return [key, other].some((photograph, at) => {
    const shows = photograph
      .replace(/^photographs\/said-/, 'testimonials/')
      .replace(/^photographs\/(.+)-\d$/, 'articles/$1');
    return shows !== photograph && shows === [other, key][at];
  });
}

function parse<Value>(shape: z.ZodType<Value>, said: unknown): Value {
  const read = shape.safeParse(said);
  if (read.success) return read.data;
  throw new AppError('bad_request');
}

async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new AppError('bad_request');
  }
}
