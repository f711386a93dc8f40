import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `content/compiled/` is made of, and by what. */
const SOURCES = ['content', 'data', 'tools/content', 'tools/tables'];
const MADE = 'content/compiled';
/** Holds the hash of what it was made of. */
const MARK = `${MADE}/sources-hash`;

/**
 * Compiles records and tables when they changed since the last time; throws when one of them has a mistake, which is printed.
 * @param {string} root the repository
 * @param {string} [runtime] the Node that compiles
 */
export function ensureCompiled(root, runtime = process.execPath) {
  const hash = sourcesHash(root);
  const mark = join(root, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  execFileSync(runtime, ['tools/content/compile.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(mark, hash);
}

/** @param {string} root */
function sourcesHash(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(source, name),
    ),
  );
  for (const file of files.toSorted()) {
    if (!/(\.yaml|\.csv|(?<!\.test)\.ts)$/.test(file)) continue;
    if (file.startsWith(`${MADE}/`)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
