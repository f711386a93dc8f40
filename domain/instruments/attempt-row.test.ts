import { expect, test } from 'vitest';
import { attemptColumns, attemptsOfRows } from './attempt-row.ts';

const row = {
  id: '3f2b8c1e-1d0a-4c7e-9b5a-0a1b2c3d4e5f',
  instrument: 'riasec',
  version: 1,
  form: 'full',
  locale: 'es',
  state: 'submitted',
  answers: { r01: 3, i02: null },
  item_times: { r01: { at: 1_700_000_000_000, ms: 900 } },
  created_at: '2026-11-20T10:00:00+00:00',
  submitted_at: '2026-11-20T10:12:00+00:00',
};

test('a row with the columns that are asked for is an attempt', () => {
  expect(Object.keys(row).join()).toBe(attemptColumns);
  const { item_times: itemTimes, created_at: startedAt, submitted_at: submittedAt, ...same } = row;
  expect(attemptsOfRows([row])).toEqual([{ ...same, itemTimes, startedAt, submittedAt }]);
});

test('rows that cannot be read are left out, the others stay', () => {
  const draft = { ...row, state: 'draft', submitted_at: null };
  const read = attemptsOfRows([{ ...row, form: 'oral' }, null, draft, { ...row, item_times: [] }]);
  expect(read).toMatchObject([{ state: 'draft', submittedAt: null }]);
});
