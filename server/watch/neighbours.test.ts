import { expect, test } from 'vitest';
import { createNeighbourWatch } from './neighbours.ts';

test('a machine is away when it is missed twice in a row, and no more when it answers again', async () => {
  const away = new Set<string>();
  const look = createNeighbourWatch(
    ['http://n1:8008/health', 'http://n2:8008/health'],
    async (url) => !away.has(url),
  );
  expect(await look()).toEqual([]);
  away.add('http://n2:8008/health');
  expect(await look()).toEqual([]);
  expect(await look()).toEqual(['http://n2:8008/health']);
  away.clear();
  expect(await look()).toEqual([]);
  away.add('http://n1:8008/health');
  expect(await look()).toEqual([]);
});

test('an address at which nobody is does not answer well', async () => {
  const look = createNeighbourWatch(['http://127.0.0.1:1/']);
  await look();
  expect(await look()).toEqual(['http://127.0.0.1:1/']);
});
