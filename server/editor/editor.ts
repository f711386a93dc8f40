// The editor of the owner's content, as the server opens it: only where the database is our own and the sources to build from are there.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import type { Identify } from '#server/auth/identity.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import { createContentWorker } from './content-worker.ts';
import { editorApp } from './editor-app.ts';
import { editorIdentity } from './editor-identity.ts';
import { createPdfReader } from './pdf-reader.ts';
import { createPreviews, type Previews } from './previews.ts';
import { createPublishing } from './publishing.ts';
import { createSiteBuilds, type SiteBuilds } from './site-builds.ts';
import { productOf } from './texts.ts';

export type Editor = {
  app: Hono<AppEnv>;
  previews: Previews;
  builds: SiteBuilds;
  stop(): void;
};

/** The repository as it is installed. */
const ROOT = resolve(import.meta.dirname, '../..');

export function openEditor(parts: {
  database: Database;
  config: Config;
  clock: Clock;
  log: Log;
  identify: Identify;
  /** Where the built site of the repository is. */
  dist: string;
}): Editor | undefined {
  const { database, config, clock, log, dist } = parts;
  if (!existsSync(join(ROOT, 'node_modules/vite'))) return undefined;
  const folder = join(config.dataDir, 'published');
  const builds = createSiteBuilds({
    root: ROOT,
    folder,
    dist,
    product: productOf(dist),
    database,
    log,
  });
  const worker = createContentWorker({ root: ROOT, log });
  const readPdf = createPdfReader({ root: ROOT, log });
  const today = () => clock.now().toISOString().slice(0, 10);
  const identity = editorIdentity({ database, identify: parts.identify, anonKey: config.anonKey });
  const previews = createPreviews({ database, builds, options: securityOptions(config) });
  const publishing = createPublishing({ database, worker, builds, today });
  return {
    app: editorApp({
      database,
      identity,
      worker,
      readPdf,
      builds,
      publishing,
      previews,
      today,
      siteUrl: config.siteUrl,
    }),
    previews,
    builds,
    stop() {
      worker.stop();
      builds.stop();
    },
  };
}
