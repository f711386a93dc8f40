import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pull } from './pull.ts';

const repository = resolve(import.meta.dirname, '../../..');
const file = 'content/faq/que-es-gratis.yaml';
const other = 'content/faq/fechas.yaml';
const base = readFileSync(join(repository, file), 'utf8');
const published = base.replace('El test, la cuenta', 'Todo');

/** A clone with one question, which says `text`. */
function clone(text: string) {
  const root = mkdtempSync(join(tmpdir(), 'faro-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return { root, text: () => readFileSync(join(root, file), 'utf8') };
}
const content = { texts: new Map([[file, published]]), bases: new Map([[file, base]]) };

test('what is published is in the file, and a second pull changes nothing', () => {
  const { root, text } = clone(base);
  expect(pull(root, content)).toEqual({ done: [file], left: [] });
  expect(text()).toBe(published);
  expect(pull(root, content)).toEqual({ done: [], left: [] });
});

test('changes of different fields are put together', () => {
  const { root, text } = clone(base.replace(/^place: \d+/m, 'place: 7'));
  expect(pull(root, content)).toEqual({ done: [file], left: [] });
  expect(text()).toMatch(/^place: 7\n[^]*Todo y la primera sesión/);
});

test('a field that both changed is named, and the file stays byte for byte', () => {
  const mine = base.replace('El test, la cuenta', 'Mío');
  const { root, text } = clone(mine);
  expect(pull(root, content)).toEqual({
    done: [],
    left: [`${file}: changed in both, left alone: answer.0.es`],
  });
  expect(text()).toBe(mine);
});

test('a record that the owner made or took away is made or taken away', () => {
  const { root } = clone(base);
  cpSync(join(root, file), join(root, other));
  const texts = new Map([
    [file, null],
    [other, published],
  ]);
  const bases = new Map([
    [file, base],
    [other, base],
  ]);
  expect(pull(root, { texts, bases }).done).toEqual([`${file}: taken away`, other]);
});
