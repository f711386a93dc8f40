import { expect, test } from 'vitest';
import { silentLog } from '#tests/server/silent-log.ts';
import { createWorkAfterAnswer } from './work-after-answer.ts';

const HOUR = 3_600_000;

test('A03: work that no answer waits for begins after the pause, and a clean stop does not wait for it', async () => {
  const { afterwards, settled } = createWorkAfterAnswer(silentLog, HOUR);
  const done: string[] = [];
  for (const name of ['one', 'two']) afterwards(name, async () => void done.push(name));
  await Promise.resolve();
  expect(done).toEqual([]);
  await settled();
  expect(done).toEqual(['one', 'two']);
});

test('without a pause it begins at once, and what fails stops nothing', async () => {
  const { afterwards, settled } = createWorkAfterAnswer(silentLog);
  const done: string[] = [];
  afterwards('fails', () => Promise.reject(new Error('no')));
  afterwards('works', async () => void done.push('works'));
  expect(done).toEqual(['works']);
  await settled();
});
