import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { parseAboutPerson } from '#domain/about-person.ts';
import { indexedDbAttempts } from '#app/data/device-attempts/attempt-database.ts';
import { aboutSkipped, dropGuestAbout, guestAbout, saveGuestAbout } from './guest-about.ts';

const said = parseAboutPerson({ country: 'MX', ageBand: '16-17' });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

/** A record as browsers kept it until November 2026. */
const leaveFormer = (about: unknown) =>
  indexedDbAttempts().change('about-person', () => ({ 'about-person': about }));

it('keeps what a guest said on the device, until it is dropped', async () => {
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
  await saveGuestAbout(said);
  expect(await guestAbout()).toEqual(said);
  expect(await indexedDbAttempts().readAll()).toEqual([]);
  await dropGuestAbout();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('takes a record of another making as nothing said', async () => {
  await leaveFormer('Ana');
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
  localStorage.setItem('faro-guest-about', '"Ana');
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
});

it('says nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('indexedDB', undefined);
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
  await expect(saveGuestAbout(said)).rejects.toThrow('getItem');
});

it('has what the database of the attempts kept; what an old tab saves later replaces it', async () => {
  await leaveFormer(said);
  expect(await guestAbout()).toEqual(said);
  const later = parseAboutPerson({ country: 'PE', studyLevel: 'university' });
  await leaveFormer(later);
  expect(await guestAbout()).toEqual(later);
  expect(await indexedDbAttempts().readAll()).toEqual([]);
  await leaveFormer(said);
  await dropGuestAbout();
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
});

it('keeps that the questions were passed over until a sign-out', () => {
  expect(aboutSkipped.read()).toBe(false);
  aboutSkipped.keep();
  expect(aboutSkipped.read()).toBe(true);
  aboutSkipped.forget();
  expect(aboutSkipped.read()).toBe(false);
});
