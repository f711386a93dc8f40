import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';
import { folderCircles, importsIn, type Import } from './folder-circles.ts';

const imports = importsIn(sources.filter(({ path }) => !path.startsWith('tests/house/samples/')));

test('no folders and files that lie together in a folder of a room import each other in a circle', () => {
  const circles = folderCircles(imports);
  expect(circles.map(({ folder, nodes }) => `${folder}: ${nodes.join(', ')}`)).toEqual([]);
});

test('the imports of the whole house are looked at', () => {
  expect(imports.length).toBeGreaterThan(500);
  const rooms = imports.map(({ from }) => from.split('/')[0]);
  const expected = ['app', 'bench', 'content', 'domain', 'server', 'tests', 'tools'];
  expect(rooms).toEqual(expect.arrayContaining(expected));
});

/** As `from to` of made-up files, one import a line. */
function made(lines: string): Import[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.trim().split(' ');
      return { from, to };
    });
}

test('two folders that import each other are a circle, however deep their files lie', () => {
  const imports = made(`
    app/one/deep/a.ts app/two/b.ts
    app/two/deep/c.ts app/one/d.ts
    app/one/d.ts app/three/e.ts`);
  expect(folderCircles(imports)).toEqual([{ folder: 'app', nodes: ['one', 'two'] }]);
});

test('a circle may lead by a file and by several folders', () => {
  const imports = made(`
    app/data/one/a.ts app/data/table.ts
    app/data/table.ts app/data/two/b.ts
    app/data/two/b.ts app/data/three/c.ts
    app/data/three/c.ts app/data/one/d.ts`);
  expect(folderCircles(imports)).toEqual([
    { folder: 'app/data', nodes: ['one', 'table.ts', 'three', 'two'] },
  ]);
});

test('two circles of one folder are told apart', () => {
  const imports = made(`
    app/one/a.ts app/two/b.ts
    app/two/b.ts app/one/c.ts
    app/three/d.ts app/four/e.ts
    app/four/e.ts app/three/f.ts
    app/one/a.ts app/three/d.ts`);
  expect(folderCircles(imports).map(({ nodes }) => nodes)).toEqual([
    ['four', 'three'],
    ['one', 'two'],
  ]);
});

test('a folder between what all use and what uses all is in no circle', () => {
  const imports = made(`
    server/serve.ts server/http/a.ts
    server/http/a.ts server/clock.ts
    server/http/a.ts domain/b.ts
    domain/b.ts server/clock.ts`);
  expect(folderCircles(imports)).toEqual([]);
});

test('types, parts loaded later and what is passed on are imports; packages, and what tests import, are none', () => {
  const text = [
    "import type { A } from '#domain/a.ts';",
    "import Drawing from './b.svg?drawing';",
    "export { c } from '../c.ts';",
    "const d = () => import('./d/d.ts');",
    "type E = typeof import('#app/e.ts');",
    "import { z } from 'zod';",
  ].join('\n');
  const found = importsIn([
    { path: 'app/one/one.ts', text },
    { path: 'app/one/one.test.ts', text },
  ]);
  expect(found.map(({ to }) => to)).toEqual([
    'domain/a.ts',
    'app/one/b.svg',
    'app/c.ts',
    'app/one/d/d.ts',
    'app/e.ts',
  ]);
});
