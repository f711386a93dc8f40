import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { copy as en } from './dictionaries/en/centre-agreement.ts';
import { copy as es } from './dictionaries/es/centre-agreement.ts';
import { agreementText, agreementVersion } from './centre-agreement.ts';

/** The clauses of each version as they were accepted; who the site belongs to is an owner's own. */
const frozen: Record<string, readonly [es: string, en: string]> = {
  '2026-11-27': ['e6af995107052593', '91b166a1bda0c87d'],
  // With agreed steps and what families guess in an evening.
  '2026-11-27.2': ['dbddfc168a29efed', 'c032b8a6dc30ea79'],
};

test('words of the agreement change with its version only', () => {
  const hashes = [es, en].map((words) =>
    createHash('sha256')
      .update(agreementText({ ...words, parties: '' }))
      .digest('hex')
      .slice(0, 16),
  );
  expect(hashes).toEqual(frozen[agreementVersion]);
});

test('both languages have the same clauses', () => {
  expect(en.clauses).toHaveLength(es.clauses.length);
});
