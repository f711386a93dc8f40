import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('work runs one at a time, in the order of asking', async () => {
  const queue = createQueue();
  const seen: string[] = [];
  const work = (name: string) =>
    queue.run(async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('work that throws lets the next one in', async () => {
  const queue = createQueue();
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});

test('asking again from inside is refused instead of waiting for ever', async () => {
  const queue = createQueue();
  const inner = queue.run(() => queue.run(() => Promise.resolve(1)));
  await expect(inner).rejects.toThrow('use the queries that it was handed');
});

test('A27: between two turns the process looks at what came in, however many are in line', async () => {
  const queue = createQueue();
  const seen: string[] = [];
  const line = Array.from({ length: 5 }, (_, n) =>
    queue.run(async () => void seen.push(`turn ${n}`)),
  );
  setImmediate(() => seen.push('what came in'));
  await Promise.all(line);
  expect(seen.slice(0, 3)).toContain('what came in');
});
