import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { carriedOver } from './carry-over.ts';

const root = resolve(import.meta.dirname, '../..');
const file = 'content/faq/que-es-gratis.yaml';
/** The repository's text as the product has it now. */
const now = readFileSync(resolve(root, file), 'utf8');
const published = (text: string | null) => new Map([[file, text]]);
const inEnglish = /^ {4}en: The test, the account.*$/m;

test('what was published on the text of today stands as it is', () => {
  const text = now.replace('El test, la cuenta', 'Todo');
  expect(carriedOver(root, published(text), published(now)).texts.get(file)).toBe(text);
  expect(carriedOver(root, published(null), published(now)).texts.get(file)).toBeNull();
});

test('an upgrade keeps what the owner wrote and brings what the product changed elsewhere in the record', () => {
  const before = now.replace(inEnglish, '    en: The older English.');
  const owners = before.replace('El test, la cuenta', 'Todo');
  const place = before.replace(/^place: \d+/m, 'place: 5');
  const { texts, bothChanged } = carriedOver(root, published(owners), published(before));
  expect(texts.get(file)).toContain('Todo y la primera sesión');
  expect(texts.get(file)).toMatch(inEnglish);
  expect(bothChanged).toEqual([]);
  const carried = carriedOver(root, published(place), published(before));
  expect(carried.bothChanged).toEqual([]);
  expect(carried.texts.get(file)).toMatch(/^place: 5\n/);
  expect(carried.texts.get(file)).toMatch(inEnglish);
});

test('where both changed one field the owner’s word stands, and is named', () => {
  const before = now.replace('El test, la cuenta', 'Antes');
  const owners = now.replace('El test, la cuenta', 'Todo');
  const { texts, bothChanged } = carriedOver(root, published(owners), published(before));
  expect(texts.get(file)).toContain('Todo y la primera sesión');
  expect(bothChanged).toEqual([{ file, field: 'answer.0.es' }]);
});
