import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { takeFile } from './reuse/earlier-build.ts';

const compress = promisify(brotliCompress);

/**
 * Writes a brotli twin (`.br`) beside each script and style of the built site that has none. They are the same under every
 * address, so the build does it once; pages name the site's address and are compressed by the server.
 * All is handed to the threads for such work at once, so that they go on while pages are written.
 * @param earlierSite a site whose twins are taken where they are of the same bytes
 */
export async function compressAssets(site: string, earlierSite?: string): Promise<void> {
  const folder = join(site, 'assets');
  const files = await readdir(folder);
  const there = new Set(files);
  const names = files.filter(
    (name) => /\.(js|css|svg|txt)$/.test(name) && !there.has(`${name}.br`),
  );
  await Promise.all(
    names.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      const twin = join(folder, `${name}.br`);
      const earlier = earlierSite && join(earlierSite, 'assets', `${name}.br`);
      if (earlier && isTwinOf(earlier, bytes)) takeFile(earlier, twin);
      else await writeFile(twin, await compress(bytes));
    }),
  );
}

/** Whether all of a twin unpacks to these bytes: what stands behind its end would be passed over. */
function isTwinOf(twin: string, bytes: Buffer): boolean {
  try {
    const packed = readFileSync(twin);
    const { buffer, engine } = unpack(packed);
    return engine.bytesWritten === packed.length && buffer.equals(bytes);
  } catch {
    return false;
  }
}

/** With how many bytes of the packed ones were read, which Node says and its types do not. */
const unpacked = z.object({
  buffer: z.instanceof(Buffer),
  engine: z.object({ bytesWritten: z.number() }),
});

function unpack(packed: Buffer): z.infer<typeof unpacked> {
  const options = { info: true };
  return unpacked.parse(brotliDecompressSync(packed, options));
}
