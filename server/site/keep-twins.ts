import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compress, KEPT_QUALITY, QUALITY } from './compress.ts';
import type { Site } from './site-files.ts';

/** Makes and keeps the twins of all pages of a site that was opened with a folder for them. */
export async function keepTwins({ files, twins }: Site): Promise<void> {
  const pages = new Map(files.filter(({ isPage }) => isPage).map((file) => [file.name, file]));
  await twins?.keep([...pages.keys()], async (name) => {
    const file = pages.get(name);
    if (!file) throw new Error(`${name} is no page`);
    const quality = file.isRare ? QUALITY : KEPT_QUALITY;
    return { brotli: await compress(file, 'br', quality), hash: file.hash };
  });
}

/**
 * The same by a process of its own, which takes the 300 MB that the work leaves behind with it; a server that has just
 * started takes the twins up when they are there. Ends when that process does, and does nothing where twins are kept.
 * @param said where the site and its twins are, as `readSite` takes them
 */
export async function keepTwinsAside(site: Site, said: readonly string[]): Promise<void> {
  if (site.twins === undefined) return;
  const wereKept = site.twins.look();
  if (!wereKept) {
    const maker = fork(new URL('./make-twins.ts', import.meta.url), said, { stdio: 'ignore' });
    maker.unref();
    maker.channel?.unref();
    // One that cannot be started is an error of its own: the site goes on without twins.
    await once(maker, 'exit').catch(() => undefined);
    site.twins.look();
  }
  // Asked for once, a twin that is kept lets the page's own bytes go.
  for (const file of site.files) void file.kept;
  if (!wereKept) collectGarbage();
}

/** Once, of 134 MB: a server that nothing is asked of collects nothing by itself. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
