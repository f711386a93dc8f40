import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { indexedDbAttempts } from '#app/data/device-attempts/attempt-database.ts';
import { partsOf, textOf } from '#domain/parsers.ts';
import { createGuestRecord } from './guest-record.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

const tab = () =>
  createGuestRecord<string>({
    name: 'faro-guest-word',
    formerKey: 'word',
    parse: textOf(),
    parseFormer: (value) => textOf()(partsOf(value).word),
    join: (left, kept) => `${kept} ${left}`,
  });
const leaveFormer = (word: unknown) => indexedDbAttempts().change('word', () => ({ word }));
const left = () => indexedDbAttempts().readAll();

test('two tabs that read a former record at once move it once', async () => {
  await leaveFormer('yes');
  expect(await Promise.all([tab().read(), tab().read()])).toEqual(['yes', 'yes']);
  expect(await left()).toEqual([]);
});

test('a change begins from the former record', async () => {
  await leaveFormer('yes');
  await tab().change((kept) => `${kept}, but`);
  expect(await tab().read()).toBe('yes, but');
});

test('a change is kept at once, before any database has answered', async () => {
  const record = tab();
  await record.read();
  const changed = record.change(() => 'yes');
  expect(localStorage.getItem('faro-guest-word')).toBe('"yes"');
  await changed;
});

test('what a tab with older scripts has left since is removed with the rest', async () => {
  const record = tab();
  await record.change(() => 'yes');
  await leaveFormer('and no');
  await record.change(() => undefined);
  expect(await record.read()).toBeUndefined();
  expect(await left()).toEqual([]);
});

test('a former record that is removed does not come back', async () => {
  await leaveFormer('yes');
  await Promise.all([tab().change(() => undefined), tab().read()]);
  expect(await tab().read()).toBeUndefined();
  expect(await left()).toEqual([]);
});

test('what a tab with older scripts writes after the move is joined to what is kept', async () => {
  await tab().change(() => 'yes');
  await leaveFormer('and no');
  expect(await tab().read()).toBe('yes and no');
});

test('a former record stays where it is when local storage is full, and is moved when it is not', async () => {
  await leaveFormer('yes');
  const storage = fakeLocalStorage();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', Object.assign(Object.create(storage), { setItem: full }));
  expect(await tab().read()).toBeUndefined();
  expect(await left()).toEqual([{ word: 'yes' }]);
  vi.stubGlobal('localStorage', storage);
  expect(await tab().read()).toBe('yes');
});

test('an unreadable record stays, and attempts beside it are left alone', async () => {
  await leaveFormer(7);
  await indexedDbAttempts().change('an-attempt', () => ({ attempt: { id: 'an-attempt' } }));
  expect(await tab().read()).toBeUndefined();
  expect(await left()).toHaveLength(2);
});
