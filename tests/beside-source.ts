import { describe } from 'vitest';
import { areSourcesHere } from './source-files.ts';

/**
 * Comparisons of tables and records with the files that they were made of; skipped where those are absent. The test run counts
 * them by what they are called here (`tools/check/suites/suite-result.ts`).
 */
export function besideSource(compare: () => void): void {
  describe.skipIf(!areSourcesHere)('beside its source', () => {
    compare();
  });
}
