import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';

const root = resolve(import.meta.dirname, '../..');
const code = sources.filter(
  ({ path }) =>
    /^(app|content|domain|server|tools|supabase)\//.test(path) &&
    !/\.(?:test\.tsx?|css)$|^content\/dictionaries\//.test(path),
);
/** Every name that stands in code, whatever it stands for there. */
const named = new Set(code.flatMap(({ text }) => text.match(/[A-Za-z_][\w-]*/g) ?? []));

/** Columns and acts of the database, which rows name at run time; words that the site's own lists name stand in code. */
const ofRows = /^(person-file-|admin-area)/;

/** What stands there, and no code has a name like it: a quick look; by types looks `dead-words.drill.test.ts`. */
function deadKeys(text: string): string[] {
  const keys = [...text.matchAll(/^\s+([a-z][A-Za-z0-9]*):/gm)].map(([, key = '']) => key);
  return keys.filter((key) => !named.has(key));
}

test('every sentence of a dictionary is asked for by its name somewhere', () => {
  const folder = join(root, 'content/dictionaries/es');
  const files = readdirSync(folder).filter((file) => !ofRows.test(file));
  expect(files.length).toBeGreaterThan(80);
  const dead = files.flatMap((file) =>
    deadKeys(readFileSync(join(folder, file), 'utf8')).map((key) => `${file}: ${key}`),
  );
  expect(dead).toEqual([]);
  expect(deadKeys("  title: 'a',\n  nobodyAsksForThisOne: 'b',\n")).toEqual([
    'nobodyAsksForThisOne',
  ]);
});

test('every class of a sheet is written somewhere', () => {
  const sheets = sources.filter(({ path }) => /^app\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(30);
  const dead = sheets.flatMap(({ path, text }) =>
    classesIn(text)
      .filter((name) => !named.has(name) && !isBuilt(name))
      .map((name) => `${path}: ${name}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

function classesIn(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;|\d*\.\d+/g, '');
  return [...plain.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

/** Put together of a still part and a variable one: `type-${letter}`. */
function isBuilt(name: string): boolean {
  const parts = name.split('-');
  return parts.some((_, at) => {
    const still = `${parts.slice(0, at + 1).join('-')}-\${`;
    return code.some(({ text }) => text.includes(still));
  });
}
