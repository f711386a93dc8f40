import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '#server/start-refusal.ts';
import { npm } from '#tools/launch/installation.mjs';
import type { PinnedPackage } from './earlier-engines.ts';

const CACHE = resolve(import.meta.dirname, '../../../.cache/packages');
const run = promisify(execFile);

/**
 * The folder of a package that nothing here depends on: fetched once from the person's registry, unpacked only where every
 * byte is what was pinned.
 *
 * @throws StartRefusal when it cannot be had, or is another one.
 */
export async function fetchPackage({ name, version, integrity }: PinnedPackage): Promise<string> {
  const folder = join(CACHE, `${name.replaceAll(/\W+/g, '-')}-${version}`, 'package');
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'unfinished-'));
  try {
    const [program, words] = npm(['pack', `${name}@${version}`, `--pack-destination=${draft}`]);
    await run(program, [...words, '--silent', '--ignore-scripts']).catch((error: unknown) => {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
      throw new StartRefusal(
        `${name}@${version} cannot be fetched (${said.trim().split('\n')[0] || 'no answer'}). Without a network: --from=<folder of the release of before>.`,
      );
    });
    const [archive = ''] = readdirSync(draft);
    const found = createHash('sha512')
      .update(readFileSync(join(draft, archive)))
      .digest('base64');
    if (`sha512-${found}` !== integrity) {
      throw new StartRefusal(`${name}@${version} is not what was pinned: sha512-${found}`);
    }
    await run('tar', ['-xzf', join(draft, archive), '-C', draft]);
    rmSync(join(draft, archive));
    rmSync(resolve(folder, '..'), { recursive: true, force: true });
    renameSync(draft, resolve(folder, '..'));
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
