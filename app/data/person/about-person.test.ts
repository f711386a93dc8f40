import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { parseAboutPerson } from '#domain/about-person.ts';
import { aboutSkipped, guestAbout, saveGuestAbout } from './about-person.ts';
import { createAnswerStore } from '#app/data/answers/answer-store.ts';
import { localNotes } from '#app/data/answers/attempt-notes.ts';
import { indexedDbStorage, memoryStorage } from '#app/data/answers/attempt-storage.ts';

const said = parseAboutPerson({ country: 'MX', ageBand: '16-17' });

it('keeps what a guest said on the device, beside attempts that do not mind', async () => {
  expect(await guestAbout()).toEqual(parseAboutPerson({}));
  await saveGuestAbout(said);
  expect(await guestAbout()).toEqual(said);

  const channel = { post: () => {}, onMessage: () => {} };
  const store = createAnswerStore({ storage: indexedDbStorage(), notes: localNotes(), channel });
  await store.open();
  expect(store.snapshot()).toMatchObject({ kind: 'ready', attempts: [], place: 'device' });
});

it('takes a record of another making as nothing said', async () => {
  const storage = memoryStorage();
  await storage.change('about-person', () => ({ 'about-person': 'Ana' }));
  expect(await guestAbout(storage)).toEqual(parseAboutPerson({}));
});

it('says nothing where the browser keeps nothing', async () => {
  const refuse = () => Promise.reject(new Error('refused'));
  const nothing = await guestAbout({ readAll: refuse, change: refuse });
  expect(nothing).toEqual(parseAboutPerson({}));
});

it('keeps that the questions were passed over until somebody signs out', () => {
  expect(aboutSkipped.read()).toBe(false);
  aboutSkipped.keep();
  expect(aboutSkipped.read()).toBe(true);
  aboutSkipped.forget();
  expect(aboutSkipped.read()).toBe(false);
});
