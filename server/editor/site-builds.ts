// Sites built with published texts, in folders beside the database: by the hash of what they are made of, one build at a time.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { servedBuild, tidyBuilds } from './kept-builds.ts';
import { buildOf, type Published, type Texts } from './texts.ts';

/** A line that was not touched for so long is of a process that ended. */
const LOST_AFTER = '20 seconds';
const BEAT_MS = 4000;
/** A build that has not ended by then is stopped: nothing of the content takes so long. */
const LONGEST_MS = 10 * 60_000;

/** The last step of a build for which the disk had no room; the page says it in the owner's words. */
const NO_ROOM = 'no room';

export type BuildState = { state: 'building' | 'ready' | 'failed'; step: string };

export type SiteBuilds = {
  /** The name of the site that texts make. */
  nameOf(texts: Texts): string;
  /** Its folder, as `readSite` takes it. */
  folderOf(build: string): string;
  isReady(build: string): boolean;
  /** Begins it where it is not there. `busy`: another is being built. */
  begin(published: Published): Promise<'ready' | 'building' | 'busy'>;
  /** The same, and waits; throws where it failed. */
  finish(published: Published): Promise<void>;
  stateOf(build: string): Promise<BuildState | undefined>;
  stop(): void;
};

export function createSiteBuilds(parts: {
  /** The repository as it is installed. */
  root: string;
  /** Where built sites are kept, and where the repository's own is. */
  folder: string;
  dist: string;
  product: string;
  database: Queries;
  log: Log;
}): SiteBuilds {
  const { root, folder, dist, product, database, log } = parts;
  const running = new Map<string, { done: Promise<void>; stop(): void }>();

  // Without texts it is the repository's own site, which is there.
  const own = buildOf(product, {});
  const folderOf = (build: string) => (build === own ? dist : join(folder, build, 'dist'));
  const isReady = (build: string) => existsSync(join(folderOf(build), 'site-manifest.json'));

  async function begin(published: Published): Promise<'ready' | 'building' | 'busy'> {
    const build = buildOf(product, published.texts);
    if (isReady(build)) {
      const now = new Date();
      if (build !== own) await utimes(join(folder, build), now, now);
      await note(build, 'ready', '');
      return 'ready';
    }
    if (running.has(build)) return 'building';
    if (!(await claim(build))) return 'busy';
    const done = make(build, published);
    done.catch((error: unknown) => log.error({ event: 'editor.build', build, err: error }));
    return 'building';
  }

  async function finish(published: Published): Promise<void> {
    const build = buildOf(product, published.texts);
    const began = await begin(published);
    if (began === 'busy') throw new Error('another site is being built');
    await running.get(build)?.done;
  }

  /** Whether the build is ours to make. */
  async function claim(build: string): Promise<boolean> {
    await database.query(
      `update private.content_builds set state = 'failed', step = 'lost'
       where state = 'building' and seen_at < now() - interval '${LOST_AFTER}'`,
    );
    const rows = await database.query(
      `insert into private.content_builds (build, state) select $1, 'building'
       where not exists (select from private.content_builds where state = 'building')
       on conflict (build) do update set state = 'building', step = '', began_at = now(), seen_at = now()
       returning build`,
      [build],
    );
    return rows.length > 0;
  }

  async function note(build: string, state: BuildState['state'], step: string): Promise<void> {
    await database.query(
      `insert into private.content_builds (build, state, step) values ($1, $2, $3)
       on conflict (build) do update set state = excluded.state, step = excluded.step, seen_at = now()`,
      [build, state, step],
    );
  }

  /** A sign of life. One that comes late, when the build has ended, says nothing. */
  async function beat(build: string, step: string): Promise<void> {
    await database
      .query(
        `update private.content_builds set step = $2, seen_at = now()
         where build = $1 and state = 'building'`,
        [build, step],
      )
      .catch(() => undefined);
  }

  function make(build: string, published: Published): Promise<void> {
    let step = '';
    let stop = () => {};
    const beats = setInterval(() => void beat(build, step), BEAT_MS);
    const done = (async () => {
      try {
        await mkdir(folder, { recursive: true });
        const served = await servedBuild(database, product);
        await tidyBuilds({ database, folder, product }, [build]);
        const said = join(folder, `${build}.json`);
        await writeFile(said, JSON.stringify(published));
        await runBuild({
          root,
          args: [join(folder, build), said, isReady(served) ? folderOf(served) : dist],
          onStep(text) {
            step = text;
            void beat(build, step);
          },
          onStart(kill) {
            stop = kill;
          },
        });
        await rm(said, { force: true });
        clearInterval(beats);
        await note(build, 'ready', '');
      } catch (error) {
        clearInterval(beats);
        await note(build, 'failed', isNoRoom(error) ? NO_ROOM : step).catch(() => undefined);
        throw error;
      } finally {
        running.delete(build);
      }
    })();
    running.set(build, { done, stop: () => stop() });
    return done;
  }

  async function stateOf(build: string): Promise<BuildState | undefined> {
    const [row] = await database.query<BuildState>(
      `select case when state = 'building' and seen_at < now() - interval '${LOST_AFTER}' then 'failed' else state end as state,
         step from private.content_builds where build = $1`,
      [build],
    );
    return row;
  }

  return {
    nameOf: (texts) => buildOf(product, texts),
    folderOf,
    isReady,
    begin,
    finish,
    stateOf,
    stop() {
      for (const { stop } of running.values()) stop();
    },
  };
}

function isNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

/** Runs the program; resolves when it has made its target. */
async function runBuild(asked: {
  root: string;
  args: readonly string[];
  onStep(text: string): void;
  onStart(kill: () => void): void;
}): Promise<void> {
  const script = join(asked.root, 'tools/editor/build-published.ts');
  const child = spawn(process.execPath, [script, ...asked.args], {
    cwd: asked.root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  asked.onStart(() => child.kill('SIGTERM'));
  const longest = setTimeout(() => child.kill('SIGTERM'), LONGEST_MS);
  let last = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    last = `${last}${chunk.toString()}`.slice(-2000);
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    const steps = [...chunk.toString().matchAll(/^build: (.+)$/gm)];
    const step = steps.at(-1)?.[1];
    if (step !== undefined) asked.onStep(step.slice(0, 100));
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', resolve);
  const code = await promise.finally(() => clearTimeout(longest));
  if (code !== 0) throw new Error(`the site could not be built: ${last.trim()}`);
}
