// npm run -s purge:list -- [--origin http://127.0.0.1:3001] [--kept FILE] [--dry]: the addresses whose answer changed since it was
// last asked, one a line, for a CDN to throw away; after an upgrade, a publication, or one that was taken back. The first time
// all of them. What was seen is kept in the data folder; `--dry` keeps what was.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSite } from '#server/site/site-files.ts';
import { changedAddresses, tagsOf } from './purge/changed-addresses.ts';

const root = resolve(import.meta.dirname, '../..');
const env = z
  .object({
    SITE_URL: z.url(),
    DATA_DIR: z.string().default('./.data'),
    PORT: z.string().default('3000'),
  })
  .parse(process.env);
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: `http://127.0.0.1:${env.PORT}` },
    kept: { type: 'string', default: join(env.DATA_DIR, 'cdn-pages.json') },
    dry: { type: 'boolean', default: false },
  },
});
const kept = z.record(z.string(), z.string());
const before = existsSync(values.kept)
  ? kept.parse(JSON.parse(readFileSync(values.kept, 'utf8')))
  : {};
const paths = readSite(join(root, 'dist'), env.SITE_URL)
  .files.map(({ path }) => path)
  .filter((path) => !path.startsWith('/assets/'));
const now = await tagsOf([...new Set([...paths, ...Object.keys(before)])], {
  origin: values.origin,
  host: new URL(env.SITE_URL).host,
});
const changed = changedAddresses(before, now);
for (const path of changed) console.log(new URL(path, env.SITE_URL).href);
console.error(`${changed.length} of ${Object.keys(now).length} addresses changed.`);
if (!values.dry) {
  writeFileSync(`${values.kept}.new`, JSON.stringify(now));
  renameSync(`${values.kept}.new`, values.kept);
}
