// Whether a published site keeps the budgets of bytes that the repository's own keeps: the same bench, in a copy of the house with
// the published site in the place of the built one.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createScratchHouse } from '#tests/house/scratch-house.ts';

/**
 * What is over its budget, a line each; nothing where all is within.
 * @param dist the folder of a published site
 */
export function overBudget(dist: string): readonly string[] {
  const house = createScratchHouse();
  try {
    cpSync(dist, join(house.folder, 'dist'), { recursive: true });
    const ran = spawnSync(process.execPath, ['bench/bytes.ts'], {
      cwd: house.folder,
      encoding: 'utf8',
    });
    const over = ran.stderr.split('\n').filter((line) => line.startsWith('OVER BUDGET'));
    return ran.status === 0 || over.length > 0 ? over : [ran.stderr.trim()];
  } finally {
    house.remove();
  }
}
