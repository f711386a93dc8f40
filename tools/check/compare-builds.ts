/**
 * `npm run compare:builds -- <before> [<after>]`: whether two builds of the site are equal, page by page: visible text, tags and
 * attributes, head, JSON-LD, and the files beside them. Each is a folder or a commit, which is built in a temporary folder; `after`
 * is the working tree. Hashes in names do not count, nor in which files scripts come. `--allow <file>` has differences
 * that are named (`compare/allowed.ts`), `--all` shows every group. Exits with 1 where a difference is left that is
 * not named, with 2 where nothing could be compared.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#tools/launch/built-site.mjs';
import { readAllowed } from './compare/allowed.ts';
import { buildOf } from './compare/build-of.ts';
import { compareFolders } from './compare/compare-folders.ts';
import { reportOf } from './compare/report.ts';
import { isUnnamed, Tally } from './compare/tally.ts';

/** Groups of a kind that are shown unless all are asked for. */
const MOST = 30;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { allow: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const [before, after, ...more] = positionals;
if (!before || more.length > 0) {
  console.error('Usage: npm run compare:builds -- <folder or commit> [<folder or commit>]');
  console.error('  [--allow <file>] [--all]');
  process.exit(2);
}
try {
  const allowed = values.allow === undefined ? [] : readAllowed(values.allow);
  if (after === undefined) await ensureBuilt(root, process.execPath);
  const old = await buildOf(before, root);
  const now = await buildOf(after ?? root, root);
  const tally = new Tally(allowed);
  compareFolders(old, now, (path, differences) => tally.add(path, differences));
  if (!tally.counts.has('pages')) throw new Error(`no page in ${old} or ${now}`);
  for (const line of reportOf(tally, allowed, values.all ? Infinity : MOST)) console.log(line);
  process.exitCode = tally.groups().some(isUnnamed) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
