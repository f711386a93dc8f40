import { beforeEach, expect, it, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import {
  claimSecondLooks,
  dropSecondLooks,
  keepSecondLook,
  keptSecondLooks,
} from './kept-second-looks.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage());
});

const look = (attempt: string, item: string, value: number, at: number) => ({
  attempt,
  version: 1,
  answers: { [item]: value },
  itemTimes: { [item]: { at, ms: 10 } },
  owner: null,
});

it('keeps the last answer to each item, whatever is written last', () => {
  keepSecondLook(look('first', 'music-1', 4, 2_000));
  keepSecondLook(look('first', 'music-1', 1, 1_000));
  keepSecondLook(look('first', 'words-1', 0, 3_000));
  keepSecondLook(look('second', 'life-1', 2, 1_000));
  expect(keptSecondLooks(null)).toMatchObject([
    { attempt: 'first', answers: { 'music-1': 4, 'words-1': 0 } },
    { attempt: 'second', answers: { 'life-1': 2 } },
  ]);
});

it('becomes a person’s with the attempts that they claim, and no other', () => {
  keepSecondLook(look('mine', 'music-1', 4, 1_000));
  keepSecondLook(look('not-mine', 'music-1', 4, 1_000));
  claimSecondLooks(['mine'], 'ana');
  expect(keptSecondLooks('ana').map(({ attempt }) => attempt)).toEqual(['mine']);
  expect(keptSecondLooks(null).map(({ attempt }) => attempt)).toEqual(['not-mine']);
});

it('leaves nothing behind when the last one is forgotten', () => {
  keepSecondLook(look('first', 'music-1', 4, 1_000));
  dropSecondLooks(({ attempt }) => attempt === 'first');
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each(['', 'no json', '{"attempt":"first"}', '[{"attempt":"first","answers":{"music-1":99}}]'])(
  'reads nothing from %j',
  (text) => {
    localStorage.setItem('faro-second-looks', text);
    expect(keptSecondLooks(null)).toEqual([]);
  },
);

it('says so when the browser refuses, and has all of it while the page is open', () => {
  keepSecondLook(look('first', 'music-1', 4, 1_000));
  localStorage.setItem = () => {
    throw new Error('full');
  };
  expect(() => keepSecondLook(look('first', 'words-1', 0, 2_000))).toThrow('full');
  expect(keptSecondLooks(null)).toMatchObject([{ answers: { 'music-1': 4, 'words-1': 0 } }]);
  dropSecondLooks(() => true);
  expect(keptSecondLooks(null)).toEqual([]);
});
