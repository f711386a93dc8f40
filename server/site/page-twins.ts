// Brotli twins of the pages, kept on disk: a thousand pages that name the site's address can only be compressed by the
// server, and costing each first visitor of each start that work cost a crawler 200 seconds of processor (at quality 9).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A page as it is sent, and the hash of its bytes before that. */
export type PageTwin = { readonly brotli: Buffer<ArrayBuffer>; readonly hash: string };

export type PageTwins = {
  /** The twin of a page by its file's name in the site; `undefined` until they are made. */
  find(name: string): PageTwin | undefined;
  /** Makes and keeps those of all pages given, once for a build and an address; where nothing can be written, none are kept. */
  keep(names: readonly string[], make: Make): Promise<void>;
  /** Looks once more for what was kept, by another process for instance; says whether twins are there. */
  look(): boolean;
};

/** Compresses a page, and names the bytes that it had before. */
type Make = (name: string) => Promise<{ readonly brotli: Buffer; readonly hash: string }>;

/** By a page's name: where its twin begins among all of them, how long it is (bytes), and the hash of its page. */
const indexShape = z.record(z.string(), z.tuple([z.number(), z.number(), z.string()]));
const INDEX = 'pages.json';
/** All of them one behind the other: a start reads once, and a visit nothing. */
const ALL = 'all.br';

/**
 * Opens the twins of one build under one address. They are found as long as the process lives, also when another build has
 * taken their place.
 * @param folder holds those of every address, each in a folder of its own
 * @param build the id of the build, as its manifest has it
 */
export function openPageTwins(folder: string, build: string, siteUrl: string): PageTwins {
  const address = createHash('sha256').update(siteUrl).digest('hex').slice(0, 12);
  const place = join(folder, `${build}-${address}`);
  let kept = readKept(place);

  async function keep(names: readonly string[], make: Make): Promise<void> {
    if (kept) return;
    const work = `${place}.making-${process.pid}`;
    try {
      await mkdir(work, { recursive: true });
      await writeAll(work, names, make);
      // Another process may have been first, and both have the same bytes; or what is there cannot be read.
      await rename(work, place).catch(async () => {
        kept = readKept(place);
        if (kept) return rm(work, { recursive: true });
        await rm(place, { recursive: true });
        await rename(work, place);
      });
      kept ??= readKept(place);
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

  function look(): boolean {
    kept ??= readKept(place);
    return kept !== undefined;
  }

  return { find: (name) => kept?.(name), keep, look };
}

async function writeAll(work: string, names: readonly string[], make: Make): Promise<void> {
  const all = await open(join(work, ALL), 'w');
  const index: z.infer<typeof indexShape> = {};
  let begin = 0;
  try {
    for (const name of names) {
      const { brotli, hash } = await make(name);
      await all.writeFile(brotli);
      index[name] = [begin, brotli.length, hash];
      begin += brotli.length;
    }
    await all.sync();
  } finally {
    await all.close();
  }
  await writeFile(join(work, INDEX), JSON.stringify(index));
}

/** Finds the twins that are kept in a folder; `undefined` where they are not there, or not whole. */
function readKept(place: string): PageTwins['find'] | undefined {
  try {
    const places = indexShape.parse(JSON.parse(readFileSync(join(place, INDEX), 'utf8')));
    const index = new Map(Object.entries(places));
    const all = readFileSync(join(place, ALL));
    const [begin, length] = Object.values(places).at(-1) ?? [0, 0];
    if (all.length !== begin + length) return undefined;
    return (name) => {
      const [begin, length, hash] = index.get(name) ?? [0, 0, ''];
      return length > 0 ? { brotli: all.subarray(begin, begin + length), hash } : undefined;
    };
  } catch {
    return undefined;
  }
}
