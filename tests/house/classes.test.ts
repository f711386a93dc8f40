import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';

const root = resolve(import.meta.dirname, '../..');

test('every class that is written in a component is styled by the sheet', async () => {
  const classes = writtenClasses();
  const sheet = await compile(await readFile(join(root, 'app/styles/site.css'), 'utf8'), {
    base: join(root, 'app/styles'),
    loadStylesheet,
  });
  const styled = stylesOf(sheet.build([...classes.keys()]));
  const left = [...classes].filter(([name]) => !styled.has(name));
  expect(left.map(([name, path]) => `${name} in ${path}`)).toEqual([]);
});

/** Each class of a literal or of the still parts of a template, with the first file that has it. */
function writtenClasses(): Map<string, string> {
  const classes = new Map<string, string>();
  for (const { path, text } of sources) {
    if (!/^app\/.*\.tsx$/.test(path) || path.endsWith('.test.tsx')) continue;
    for (const [, plain, template = ''] of text.matchAll(
      /className=(?:"([^"]*)"|\{`([^`]*)`\})/g,
    )) {
      // A word that touches a variable part is half a class.
      const words = plain ?? template.replaceAll(/\$\{[^}]*\}/g, '…');
      for (const name of words.split(/\s+/).filter((word) => word && !word.includes('…'))) {
        if (!classes.has(name)) classes.set(name, path);
      }
    }
  }
  return classes;
}

/** The names of all classes in the selectors of a sheet. */
function stylesOf(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')));
}

async function loadStylesheet(id: string, base: string) {
  const path =
    id === 'tailwindcss' ? join(root, 'node_modules/tailwindcss/index.css') : join(base, id);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}
