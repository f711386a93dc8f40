// Brotli twins of the rare pages, kept on disk: a thousand pages that name the site's address can only be compressed by the
// server, and costing each first visitor of each start that work cost a crawler 200 seconds of processor (at quality 9).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** A page as it is sent, and the hash of its bytes before that. */
export type PageTwin = { readonly brotli: Buffer; readonly hash: string };

export type PageTwins = {
  /** The twin of a page by its file's name in the site; `undefined` until they are made. */
  find(name: string): PageTwin | undefined;
  /** Makes and keeps those of all pages given, once for a build and an address; where nothing can be written, none are kept. */
  keep(names: readonly string[], make: (name: string) => Promise<PageTwin>): Promise<void>;
};

const indexShape = z.record(z.string(), z.string());
const INDEX = 'index.json';

/**
 * Opens the twins of one build under one address.
 * @param folder holds those of every address, each in a folder of its own
 * @param build the id of the build, as its manifest has it
 */
export function openPageTwins(folder: string, build: string, siteUrl: string): PageTwins {
  const address = createHash('sha256').update(siteUrl).digest('hex').slice(0, 12);
  const place = join(folder, `${build}-${address}`);
  let hashes = readIndex(join(place, INDEX));

  function find(name: string): PageTwin | undefined {
    const hash = hashes?.get(name);
    const file = join(place, `${name}.br`);
    // The folder of a build goes when the next one is kept.
    return hash !== undefined && existsSync(file)
      ? { hash, brotli: readFileSync(file) }
      : undefined;
  }

  async function keep(
    names: readonly string[],
    make: (name: string) => Promise<PageTwin>,
  ): Promise<void> {
    if (hashes) return;
    const work = `${place}.making-${process.pid}`;
    try {
      const made = new Map<string, string>();
      for (const name of names) {
        const { brotli, hash } = await make(name);
        await mkdir(dirname(join(work, name)), { recursive: true });
        await writeFile(join(work, `${name}.br`), brotli);
        made.set(name, hash);
      }
      await writeFile(join(work, INDEX), JSON.stringify(Object.fromEntries(made)));
      // Another process may have been first; both have the same bytes.
      await rename(work, place).catch(() => rm(work, { recursive: true, force: true }));
      hashes = readIndex(join(place, INDEX));
      await removeOtherBuilds();
    } catch {
      await rm(work, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  async function removeOtherBuilds(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!name.startsWith(`${build}-`)) await rm(join(folder, name), { recursive: true });
    }
  }

  return { find, keep };
}

function readIndex(file: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  return new Map(Object.entries(indexShape.parse(JSON.parse(readFileSync(file, 'utf8')))));
}
