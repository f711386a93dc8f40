import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import { readCache, recordsCache, type Overlay } from '#tools/content/read-records.ts';
import { readTables } from '#tools/tables/tables.ts';
import { checkDrafts } from '../draft-check.ts';
import { keysOfKind } from '../keys-of-kind.ts';
import { recordOf } from '../record-of.ts';
import { photographKeyOf, photographPlace } from './photograph-places.ts';

/** As JSON is read: without a type. */
type Loose = ReturnType<typeof JSON.parse>;

const root = resolve(import.meta.dirname, '../../..');
const parts = { root, tables: readTables(root), cache: readCache(recordsCache(root)) };
const nothing: Overlay = new Map();
/** As an upload comes to be: its bytes are judged elsewhere. */
const photograph = (id: string) => ({ key: `photographs/${id}`, said: { cleaned: 'QQ==' } });

const article = 'articles/best-universities';
const photo = (alt: string, n = 1) => `<Photo n="${n}" alt="${alt}" caption="${alt}, un martes" />`;
/** The article with these at the end of its first section. */
function showing(es: string, en: string) {
  const said: Loose = structuredClone(recordOf(root, nothing, article));
  const [{ text }] = said.sections;
  said.sections[0].text = { es: `${text.es}\n\n${es}`, en: `${text.en}\n\n${en}` };
  return { key: article, said };
}
const both = showing(photo('Un patio con gente'), photo('A courtyard with people'));

const family = 'testimonials/madre-de-monterrey';
function real(mark = 'real') {
  const said: Loose = structuredClone(recordOf(root, nothing, family));
  const consent = { on: '2026-11-01', kept: 'Carpeta de permisos' };
  return { key: family, said: { ...said, mark, consent } };
}

function told(drafts: Parameters<typeof checkDrafts>[2], published = nothing) {
  const { mistakes } = checkDrafts(parts, published, drafts, '2026-11-27');
  return mistakes.map(({ key, field, reason }) => `${key} ${field}: ${reason}`);
}

test('the file of each place leads back to its key', () => {
  for (const name of ['a', 'best-universities', 'best-universities-4', 'said-madre-de-monterrey'])
    expect(photographKeyOf(photographPlace(root, `photographs/${name}`)?.file ?? '')).toBe(
      `photographs/${name}`,
    );
  for (const name of ['best-universities-5', 'no-article-1', 'd'])
    expect(photographPlace(root, `photographs/${name}`)).toBeUndefined();
});

test('a text shows the photographs that its article has, and no other', () => {
  expect(told([both, photograph('best-universities-1')])).toEqual([]);
  expect(told([both, photograph('best-universities-2')])).toEqual([
    `${article} sections.0.text.es: no photograph of it is number 1`,
    `${article} sections.0.text.en: no photograph of it is number 1`,
  ]);
});

test('one that a text shows is not taken away', () => {
  const { files } = checkDrafts(
    parts,
    nothing,
    [both, photograph('best-universities-1')],
    '2026-11-27',
  );
  const published = new Map(Object.entries(files));
  expect(keysOfKind(root, 'photographs', published)).toContain('photographs/best-universities-1');
  const gone = { key: 'photographs/best-universities-1', said: null };
  expect(told([gone], published)).toContain(
    `${article} sections.0.text.en: no photograph of it is number 1`,
  );
  const before = { key: article, said: recordOf(root, nothing, article) };
  expect(told([gone, before], published)).toEqual([]);
});

test('what it shows is said in both languages, each in its own', () => {
  const uploaded = photograph('best-universities-1');
  const alike = showing(photo('Un patio con gente'), photo('Un patio con gente'));
  expect(told([alike, uploaded])).toContain(
    `${article} sections.0.text.es: says the same in both languages`,
  );
  const once = showing(photo('Un patio con gente'), 'Nothing.');
  expect(told([once, uploaded]).join()).toContain('says other things in each language');
  const counted = showing(photo('Un patio con 300'), photo('A courtyard with 300'));
  expect(told([counted, uploaded]).join()).toContain('typed by hand');
});

test('a face stands beside a real family alone, and goes with what it said', () => {
  const face = photograph('said-madre-de-monterrey');
  expect(told([face])).toEqual([
    'photographs/said-madre-de-monterrey jpeg: is of a made-up person',
  ]);
  expect(told([face, real()])).toEqual([]);
  expect(told([photograph('said-nobody')])).toEqual(['photographs/said-nobody jpeg: is of nobody']);
  const file = 'content/photographs/testimonials/madre-de-monterrey.jpg';
  const { files } = checkDrafts(
    parts,
    new Map([[file, 'QQ==']]),
    [{ key: family, said: null }],
    '2026-11-27',
  );
  expect(files).toMatchObject({ [file]: null });
});
