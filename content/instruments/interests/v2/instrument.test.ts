import { expect, test } from 'vitest';
import { fieldsByLetter } from '#domain/instruments/interests/fields.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { keys as keysV1 } from '../v1/keys.ts';
import { wordingEn as englishV1 } from '../v1/wording-en.ts';
import { wordingEs as spanishV1 } from '../v1/wording-es.ts';
import { interestsV2 } from './instrument.ts';
import { reasons } from './reasons.ts';
import { wordingEn } from './wording-en.ts';
import { wordingEs } from './wording-es.ts';

const ids = interestsV2.items.map(({ id }) => id);
const itemOf = (id: string | undefined) => interestsV2.items.find((item) => item.id === id);

test.each(riasecLetters)('%s has ten items, two or three of each of its fields', (letter) => {
  const own = interestsV2.items.filter(({ scale }) => scale === letter);
  expect(own.length).toBe(10);
  const fields = own.map(({ field }) => field ?? 'none');
  expect([...new Set(fields)].toSorted()).toEqual([...fieldsByLetter[letter]].toSorted());
  for (const field of new Set(fields)) {
    expect([2, 3]).toContain(fields.filter((other) => other === field).length);
  }
});

test('an id is one wording for ever: what version 1 said otherwise has an id of its own', () => {
  const words = (items: Readonly<Record<string, string>>, id: string) => items[id];
  for (const id of ids) {
    const inBefore = keysV1.some((item) => item.id === id);
    const before = [words(spanishV1.items, id), words(englishV1.items, id)];
    const now = [words(wordingEs.items, id), words(wordingEn.items, id)];
    expect(before).toEqual(inBefore ? now : [undefined, undefined]);
    const scaleBefore = keysV1.find((item) => item.id === id)?.scale;
    expect(scaleBefore ?? itemOf(id)?.scale).toBe(itemOf(id)?.scale);
  }
});

test('says of every item why it is there', () => {
  expect(Object.keys(reasons).toSorted()).toEqual(ids.toSorted());
  for (const reason of Object.values(reasons)) expect(reason.length).toBeGreaterThan(15);
});

test('asks every item once, one of each type in every six, and no type again within three', () => {
  const { full } = interestsV2.forms;
  expect(full.toSorted()).toEqual(ids.toSorted());
  const types = full.map((id) => itemOf(id)?.scale);
  for (const [index, type] of types.entries()) {
    expect(types.slice(index + 1, index + 3)).not.toContain(type);
    const round = index - (index % 6);
    expect(new Set(types.slice(round, round + 6)).size).toBe(6);
  }
});

test('brings no type back at one distance more often than by chance', () => {
  const types = interestsV2.forms.full.map((id) => itemOf(id)?.scale);
  for (let lag = 1; lag <= 12; lag += 1) {
    const pairs = types.slice(lag).map((type, index) => type === types[index]);
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThanOrEqual(1 / 6);
  }
});

test('the bank of the short form is every item once, four fields of each type first', () => {
  const short = interestsV2.forms.short ?? [];
  expect(short.toSorted()).toEqual(ids.toSorted());
  for (const letter of riasecLetters) {
    const first = short.slice(0, 24).map(itemOf);
    const fields = first.flatMap((item) => (item?.scale === letter ? [item.field] : []));
    expect(new Set(fields).size).toBe(4);
  }
});
