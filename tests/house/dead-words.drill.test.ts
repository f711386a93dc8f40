import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { deadWords } from './dead-words.ts';

/** What is read where no type says of which dictionary: the test above all is to find the rest. */
const readOtherwise = {
  'the frame of every page, by a type of its own': [/: copy\.head(\.\w+)?$/],
  'the gate of hidden areas, for whichever area it is': [/\/(admin|editor)-area\.ts: copy\.gate$/],
  'one list of sections of unlike shapes, of whose types only one is kept': [
    /\/(legal-\w+|method)\.ts: (families|notice|clause|storage|certain)\.\w+$/,
    /method\.ts: copy\.parts\.\*\.blocks$/,
    /method-tests\.ts: certainty\.names\.\w+$/,
    /profile-privacy\.ts: copy\.erase\.stays\.\w+$/,
    /second-factor\.ts: copy\.setting\.(turnedOn|newCodes)\.\w+$/,
    /auth\.ts: copy\.(checkMail|notConfirmed)\.\w+$/,
  ],
  'what shows the words of any instrument, or of any page of answers': [
    /\*\/words\/es\/page\.ts: copy\.(intro\.\w+|forms|test\.title|ranking)$/,
    /\*\/words\/es\/report\.ts: copy\.meaningOfShort\.title$/,
    /family-questions\.ts: copy\.(eyebrow|title|lead)$/,
  ],
  'a part that takes words of several pages': [
    /class-card\.ts: copy\.sharing\.\w+$/,
    /meeting\.ts: copy\.(unreachable|retry)$/,
    /statements\.ts: said\.\w+$/,
  ],
  'tests alone: which consent text says the same, and what a note of quality is called': [
    /guest-link\.ts: copy\.consent\.translation$/,
    /results\.ts: copy\.quality$/,
  ],
};

const root = resolve(import.meta.dirname, '../..');

test('every sentence of every dictionary is asked for by code of its own type', () => {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const modules = fileNames.filter(
    (path) => /\/(app|content|domain|server|tools)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const { dead, count } = deadWords(root, modules, options);
  expect(count).toBeGreaterThan(5_000);
  const whys = Object.values(readOtherwise).flat();
  expect(dead.filter((name) => !whys.some((one) => one.test(name)))).toEqual([]);
  expect(whys.filter((one) => !dead.some((name) => one.test(name)))).toEqual([]);
}, 600_000);

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
