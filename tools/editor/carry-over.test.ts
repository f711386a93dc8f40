import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { carriedOver } from './carry-over.ts';
import { fitOf, lineOf } from './published-content.ts';

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

describe('an upgrade whose schema is another', () => {
  /** What is to be mended, and the text that the new product would publish. */
  function upgraded(owners: string, before: string) {
    const fit = fitOf(root, { version: 1, texts: published(owners), bases: published(before) });
    const { texts } = carriedOver(root, published(owners), published(before));
    return { mend: fit.mistakes.map(lineOf), text: texts.get(file) };
  }
  const key = 'faq/que-es-gratis';
  /** As the product had it when `place` was called `position`. */
  const older = now.replace(/^place:/m, 'position:');
  const answered = (text: string) => text.replace('El test, la cuenta', 'Todo');

  test('a field that has another name now is carried over with what the owner wrote', () => {
    expect(upgraded(answered(older), older)).toEqual({ mend: [], text: answered(now) });
  });

  test('a field that has another name now, and that the owner had changed, is named to be mended', () => {
    const owners = older.replace(/^position: \d+/m, 'position: 9');
    expect(upgraded(owners, older).mend).toEqual([
      `${key} position: is no field of this kind of record`,
    ]);
  });

  test('a new field that has to be there comes from the product', () => {
    const without = now.replace(/^question:\n(?: {2}.*\n)+/m, '');
    expect(without).not.toContain('question:');
    expect(upgraded(answered(without), without)).toEqual({ mend: [], text: answered(now) });
  });

  test('and is named where the owner made the record', () => {
    const own = 'content/faq/pregunta-mia.yaml';
    const without = now.replace(/^question:\n(?: {2}.*\n)+/m, '');
    const texts = new Map([[own, without]]);
    const { mistakes } = fitOf(root, { version: 1, texts, bases: new Map([[own, null]]) });
    expect(mistakes.map(lineOf)).toEqual(['faq/pregunta-mia question: is missing']);
  });
});
