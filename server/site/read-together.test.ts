import { expect, onTestFinished, test } from 'vitest';
import { builtSite } from '#tests/server/start-front.ts';
import { inTurns } from './read-together.ts';
import { readSite, readSiteAside } from './site-files.ts';

test('a long list is gone through in turns, in its order', () => {
  const items = Array.from({ length: 120 }, (_, at) => at);
  const going = inTurns(items, (item) => item * 2);
  const pauses = [going.next(), going.next()].map(({ done }) => done);
  expect(pauses).toEqual([false, false]);
  expect(going.next()).toEqual({ done: true, value: items.map((item) => item * 2) });
});

test('a site that is read aside is the same site, and others are answered meanwhile', async () => {
  const { dist, remove } = builtSite();
  onTestFinished(remove);
  const order: string[] = [];
  setImmediate(() => order.push('another'));
  const aside = await readSiteAside(dist, 'https://faro.example');
  order.push('read');
  expect(order).toEqual(['another', 'read']);
  const told = ({ files }: typeof aside) => files.map(({ name, hash }) => `${name} ${hash}`);
  expect(told(aside)).toEqual(told(readSite(dist, 'https://faro.example')));
});
