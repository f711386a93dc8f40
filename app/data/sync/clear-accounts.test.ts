import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { guestAbout, saveGuestAbout } from '#app/data/guest/guest-about.ts';
import {
  claimGuestReactions,
  keepGuestReaction,
  readGuestReactions,
} from '#app/data/guest/guest-reactions.ts';
import { parseAboutPerson } from '#domain/about-person.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import {
  attemptDatabaseName,
  indexedDbAttempts,
} from '#app/data/device-attempts/attempt-database.ts';
import { clearAccountFromDevice, removeAccountsFromDevice } from './clear-accounts.ts';
import { newAttempt } from '#app/data/device-attempts/device-attempt.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

/** Leaves an attempt of `owner` on the device. */
async function leaveAttempt(id: string, owner: string | null): Promise<void> {
  const start = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' } as const;
  await attemptStore().change(id, () => newAttempt(start, owner, 1));
}

const said = parseAboutPerson({ country: 'MX' });
const ana = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a11';
const anas = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a12';
const guests = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a13';

it('leaves of a person who signs out nothing, and of the guest what is not about careers', async () => {
  await leaveAttempt(anas, ana);
  await leaveAttempt(guests, null);
  await saveGuestAbout(said);
  // As a tab with older scripts leaves it.
  await indexedDbAttempts().change('reactions', () => ({
    reactions: { derecho: 'interested' },
    owner: ana,
  }));
  await clearAccountFromDevice(ana);
  expect(attemptStore().find(anas)).toBeUndefined();
  expect(attemptStore().find(guests)).toBeDefined();
  expect(await readGuestReactions()).toEqual({ reactions: {}, owner: null });
  expect(await guestAbout()).toEqual(said);
  expect(Object.keys(localStorage)).toEqual([attemptDatabaseName, 'faro-guest-about']);
  // The mark of the database goes with the last that lies in it.
  await attemptStore().change(guests, () => undefined);
  expect(Object.keys(localStorage)).toEqual(['faro-guest-about']);
});

it('removes of a closed tab on a shared computer what was claimed there alone', async () => {
  await keepGuestReaction('derecho', 'interested');
  await removeAccountsFromDevice((owner) => owner === ana);
  expect(await readGuestReactions()).toMatchObject({ reactions: { derecho: 'interested' } });
  await claimGuestReactions(ana);
  await removeAccountsFromDevice((owner) => owner === ana);
  expect(await readGuestReactions()).toEqual({ reactions: {}, owner: null });
});
