import { expect, test } from 'vitest';
import { fieldsByLetter, type InterestField } from '#domain/instruments/interests/fields.ts';
import { careers } from './careers.ts';

const known: readonly InterestField[] = Object.values(fieldsByLetter).flat();

test('every career of the catalogue has one to four fields that exist, each once', () => {
  for (const { id, fields } of careers) {
    expect([id, fields.length >= 1 && fields.length <= 4]).toEqual([id, true]);
    expect([id, new Set(fields).size]).toEqual([id, fields.length]);
    expect([id, fields.filter((field) => !known.includes(field))]).toEqual([id, []]);
  }
});

test('every field leads to several families, so that liking it does not mean one of them', () => {
  const familiesOf = (field: InterestField) =>
    new Set(careers.filter(({ fields }) => fields.includes(field)).map(({ family }) => family));
  for (const field of known) expect([field, familiesOf(field).size > 2]).toEqual([field, true]);
});
