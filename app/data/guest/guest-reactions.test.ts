import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { indexedDbAttempts } from '#app/data/device-attempts/attempt-database.ts';
import {
  claimGuestReactions,
  dropGuestReactions,
  keepGuestReaction,
  readGuestReactions,
} from './guest-reactions.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

/** A record as browsers kept it until November 2026. */
const leaveFormer = (reactions: unknown, owner: string | null) =>
  indexedDbAttempts().change('reactions', () => ({ reactions, owner }));

it('keeps the last word of a guest on each career, and forgets what is taken back', async () => {
  await keepGuestReaction('enfermeria', 'interested');
  await keepGuestReaction('derecho', 'no');
  await keepGuestReaction('enfermeria', 'known');
  expect(await readGuestReactions()).toEqual({
    reactions: { enfermeria: 'known', derecho: 'no' },
    owner: null,
  });
  await keepGuestReaction('derecho', null);
  expect(await readGuestReactions()).toMatchObject({ reactions: { enfermeria: 'known' } });
  await dropGuestReactions();
  expect(await readGuestReactions()).toEqual({ reactions: {}, owner: null });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('does not mix the next guest with the person who claimed what was said', async () => {
  await keepGuestReaction('enfermeria', 'interested');
  await claimGuestReactions('ana');
  expect(await readGuestReactions()).toEqual({
    reactions: { enfermeria: 'interested' },
    owner: 'ana',
  });
  await keepGuestReaction('derecho', 'no');
  expect(await readGuestReactions()).toEqual({ reactions: { derecho: 'no' }, owner: null });
});

it('reads nothing from other records or a browser that refuses', async () => {
  await leaveFormer({ derecho: 'love' }, null);
  expect(await readGuestReactions()).toEqual({ reactions: {}, owner: null });
  vi.stubGlobal('localStorage', undefined);
  expect(await readGuestReactions()).toEqual({ reactions: {}, owner: null });
  await expect(keepGuestReaction('derecho', 'no')).rejects.toThrow('getItem');
});

it('claims nothing where nothing is kept', async () => {
  await claimGuestReactions('ana');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('has what the database of the attempts kept, claimed or not, and what an old tab adds', async () => {
  await leaveFormer({ enfermeria: 'interested', derecho: 'no' }, null);
  await keepGuestReaction('derecho', 'known');
  expect(await readGuestReactions()).toEqual({
    reactions: { enfermeria: 'interested', derecho: 'known' },
    owner: null,
  });
  await leaveFormer({ arquitectura: 'interested' }, 'ana');
  expect(await readGuestReactions()).toEqual({
    reactions: { enfermeria: 'interested', derecho: 'known', arquitectura: 'interested' },
    owner: 'ana',
  });
  await leaveFormer({ derecho: 'no' }, null);
  expect(await readGuestReactions()).toEqual({ reactions: { derecho: 'no' }, owner: null });
  expect(await indexedDbAttempts().readAll()).toEqual([]);
});
