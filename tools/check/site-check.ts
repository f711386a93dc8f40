/**
 * What the owner still has to replace in `content/site.yaml` and `content/testimonials`, and which facts have grown old.
 * `npm run site:check` lists it; with `--live` anything left is a failure.
 */
import { resolve } from 'node:path';
import { everyFact } from '#content/facts/every-fact.ts';
import { siteFile } from '#tools/content/kinds.ts';
import { readRecords, recordsCache } from '#tools/content/read-records.ts';
import { findUnfinished, type FindingKind } from '#tools/content/site-findings.ts';

const titles: Record<FindingKind, string> = {
  placeholder: 'Placeholders to replace',
  example: 'Examples to replace, or to leave out',
  link: 'Links that lead nowhere',
  translation: 'Words that one language lacks',
  fact: 'Facts to look at again',
  'not live': 'The switch',
};

const root = resolve(import.meta.dirname, '../..');
const { site, testimonials } = readRecords(root, { cacheFile: recordsCache(root) });
const findings = findUnfinished(
  [
    { file: siteFile, said: site },
    ...[...testimonials].map(([id, said]) => ({ file: `content/testimonials/${id}.yaml`, said })),
  ],
  everyFact,
  new Date().toISOString().slice(0, 10),
);
for (const [kind, title] of Object.entries(titles)) {
  const found = findings.filter((finding) => finding.kind === kind);
  if (found.length === 0) continue;
  console.log(`\n${title} (${found.length})`);
  for (const { where, what } of found) console.log(`  ${where}: ${what}`);
}

const isLive = process.argv.includes('--live');
if (findings.length === 0) console.log('Nothing left: the site is its owner’s.');
else if (isLive) console.error(`\n${findings.length} left before this site can go live.`);
else console.log('\nWhen a value is true, change its mark to `real`. See also: --live');
process.exit(isLive && findings.length > 0 ? 1 : 0);
