import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { deadWords } from './dead-words.ts';

const root = resolve(import.meta.dirname, '../..');

test('every sentence of every dictionary is asked for by code of its own type', () => {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const modules = fileNames.filter(
    (path) => /\/(app|content|domain|server|tools)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const { dead, count } = deadWords(root, modules, options);
  expect(count).toBeGreaterThan(5_000);
  expect(dead.filter((name) => !read_otherwise.test(name))).toEqual([]);
});

test('a name that only another dictionary is asked for does not keep a sentence alive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const files = {
    'content/dictionaries/es/one.ts':
      "export const copy = { title: 'a', text: 'b', deep: { title: 'c' } };",
    'content/dictionaries/es/two.ts':
      "export const copy = { title: 'a', text: 'b', list: [{ name: 'd' }] };",
    'app/uses.ts': `import { copy as one } from '../content/dictionaries/es/one.ts';
      import { copy as two } from '../content/dictionaries/es/two.ts';
      const show = ({ text }: { text: string }) => text;
      export const shown = [one.title, show(two), ...two.list.map(({ name }) => name)];`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { dead } = deadWords(
    folder,
    Object.keys(files).map((path) => join(folder, path)),
    {
      strict: true,
      noLib: false,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.Preserve,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
  );
  rmSync(folder, { recursive: true });
  expect(dead).toEqual([
    'content/dictionaries/es/one.ts: copy.text',
    'content/dictionaries/es/one.ts: copy.deep',
    'content/dictionaries/es/two.ts: copy.title',
  ]);
});

/** Read by a name that types do not say: the head of a page by the page frame, */
const read_otherwise = /nothing/;
