import { expect, it } from 'vitest';
import { memoryStorage } from '#app/data/answers/attempt-storage.ts';
import { dropKept, giveKept, keepReaction, readKept } from './kept-reactions.ts';

it('keeps the last word of a guest on each career, and forgets what is taken back', async () => {
  const storage = memoryStorage();
  await keepReaction('enfermeria', 'interested', storage);
  await keepReaction('derecho', 'no', storage);
  await keepReaction('enfermeria', 'known', storage);
  expect(await readKept(storage)).toEqual({
    reactions: { enfermeria: 'known', derecho: 'no' },
    owner: null,
  });
  await keepReaction('derecho', null, storage);
  expect(await readKept(storage)).toMatchObject({ reactions: { enfermeria: 'known' } });
  await dropKept(storage);
  expect(await readKept(storage)).toEqual({ reactions: {}, owner: null });
});

it('does not mix the next guest with the person who took over', async () => {
  const storage = memoryStorage();
  await keepReaction('enfermeria', 'interested', storage);
  await giveKept('ana', storage);
  expect(await readKept(storage)).toEqual({
    reactions: { enfermeria: 'interested' },
    owner: 'ana',
  });
  await keepReaction('derecho', 'no', storage);
  expect(await readKept(storage)).toEqual({ reactions: { derecho: 'no' }, owner: null });
});

it('reads nothing from other records or a browser that refuses', async () => {
  const storage = memoryStorage();
  await storage.change('reactions', () => ({ reactions: { derecho: 'love' }, owner: null }));
  expect(await readKept(storage)).toEqual({ reactions: {}, owner: null });
  const refuse = () => Promise.reject(new Error('refused'));
  expect(await readKept({ readAll: refuse, change: refuse })).toEqual({
    reactions: {},
    owner: null,
  });
});

it('hands nothing over where nothing is kept', async () => {
  const storage = memoryStorage();
  await giveKept('ana', storage);
  expect(await storage.readAll()).toEqual([]);
});
