import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * Writes a brotli twin (`.br`) beside each script and style of the built site. They are the same under every
 * address, so the build does it once; pages name the site's address and are compressed by the server.
 */
export async function compressAssets(site: string): Promise<void> {
  const folder = join(site, 'assets');
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      await writeFile(`${file}.br`, await brotli(await readFile(file)));
    }),
  );
}
