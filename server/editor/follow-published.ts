// Each process looks once in a while which version is to be served, reads its site ahead and changes to it at the moment that was said:
// several processes change together.
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { NO_VERSION, servedNow, versionOf, type Served } from './versions.ts';
import type { SiteBuilds } from './site-builds.ts';

const LOOK_EVERY_MS = 500;
/** After a version could not be read or built. */
const AGAIN_AFTER_MS = 30_000;

export type Follower = { stop(): void; look(): Promise<void> };

export function followPublished(parts: {
  database: Queries;
  builds: SiteBuilds;
  log: Log;
  /** Which version the process serves already. */
  serving: number;
  /** Reads a built site; what it returns has it served. `undefined`: the repository's own. */
  read(folder: string | undefined): (() => void) | Promise<() => void>;
}): Follower {
  const { database, builds, log, read } = parts;
  let serving = parts.serving;
  let isLooking = false;
  let isStopped = false;
  let notBefore = 0;

  async function look(): Promise<void> {
    if (isLooking || isStopped || Date.now() < notBefore) return;
    isLooking = true;
    try {
      const served = await servedNow(database);
      if (served.version !== serving) await changeTo(served);
    } catch (error) {
      log.error({ event: 'editor.follow', err: error });
      notBefore = Date.now() + AGAIN_AFTER_MS;
    } finally {
      isLooking = false;
    }
  }

  async function changeTo({ version, serveAt }: Served): Promise<void> {
    const serve = await read(await folderOfVersion({ database, builds }, version));
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, serveAt.getTime() - Date.now())),
    );
    if (isStopped) return;
    serve();
    serving = version;
    log.info({ event: 'editor.served', version });
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    look,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Where the site of a version is, built here if it is not there; `undefined` for the repository's own. */
export async function folderOfVersion(
  { database, builds }: { database: Queries; builds: SiteBuilds },
  version: number,
): Promise<string | undefined> {
  if (version === NO_VERSION) return undefined;
  const published = await versionOf(database, version);
  if (published === undefined) throw new Error(`there is no version ${version}`);
  if (Object.keys(published.texts).length === 0) return undefined;
  const build = builds.nameOf(published.texts);
  if (!builds.isReady(build)) await builds.finish(published);
  return builds.folderOf(build);
}
