import { expect, test } from 'vitest';
import { createSlowRefusals } from './slow-refusals.ts';

/** Waits that end when they are told to; milliseconds and what ends them. */
function makeWaits() {
  const waits: { ms: number; end: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
  return { waits, slowDown: createSlowRefusals(wait) };
}

test('A27: thirty refusals come at once, the next one waits a second, and no other client does', async () => {
  const { waits, slowDown } = makeWaits();
  for (let count = 0; count < 30; count += 1) await slowDown('flood');
  let isAnswered = false;
  const next = slowDown('flood').then(() => (isAnswered = true));
  await slowDown('other');
  expect(isAnswered).toBe(false);
  waits.find(({ ms }) => ms === 1_000)?.end();
  await next;
});

test('refusals are forgotten after ten seconds', async () => {
  const { waits, slowDown } = makeWaits();
  for (let count = 0; count < 30; count += 1) await slowDown('a');
  for (const { ms, end } of waits) if (ms === 10_000) end();
  await new Promise((resume) => setImmediate(resume));
  for (let count = 0; count < 30; count += 1) await slowDown('a');
  expect(waits.filter(({ ms }) => ms === 1_000)).toHaveLength(0);
});

test('of one client at most a thousand wait', async () => {
  const { waits, slowDown } = makeWaits();
  const all = Array.from({ length: 1_200 }, () => slowDown('flood'));
  expect(waits.filter(({ ms }) => ms === 1_000)).toHaveLength(970);
  await Promise.all([...all.slice(0, 30), ...all.slice(1_000)]);
});
