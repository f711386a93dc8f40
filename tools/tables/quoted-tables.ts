// Tables that records quote: no module is made of them.
import { table } from './tables.ts';

/** Rules, dates and fees of access. */
export const accessRules = table(
  'national/access-rules-2026.csv',
  ['rule_id', 'region', 'year', 'subject', 'value', 'detail', 'source', 'url', 'mark'],
  ['rule_id'],
  'subject',
);

/** Prices of public degrees that are newer than the Ministry's. */
export const newTuition = table(
  'national/tuition-2026.csv',
  ['region', 'payer', 'academic_year', 'per', 'low', 'high', 'detail', 'source', 'url', 'mark'],
  ['region', 'payer', 'academic_year', 'per', 'source'],
);
