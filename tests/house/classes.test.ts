import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';

const root = resolve(import.meta.dirname, '../..');

test('every class that is written in a component is styled by a sheet that its pages have', async () => {
  const classes = writtenClasses();
  const ofSite = await stylesIn('site.css', [...classes.keys()]);
  const ofLanding = await stylesIn('landing.css', []);
  const left = [...classes].filter(
    ([name, path]) => !ofSite.has(name) && !(ofLanding.has(name) && onLanding.test(path)),
  );
  expect(left.map(([name, path]) => `${name} in ${path}`)).toEqual([]);
});

/** What no other page shows. */
const onLanding =
  /^app\/(pages\/landing|features\/landing\/|illustrations\/(lighthouse-night|sunrise-rose|compass-frame|quarter-hour|seats-boat)\.)/;

async function stylesIn(file: string, wanted: string[]): Promise<Set<string>> {
  const sheet = await compile(await readFile(join(root, 'app/styles', file), 'utf8'), {
    base: join(root, 'app/styles'),
    loadStylesheet,
  });
  return stylesOf(sheet.build(wanted));
}

/** Each class of a literal or of the still parts of a template, with the first file that has it. */
function writtenClasses(): Map<string, string> {
  const classes = new Map<string, string>();
  for (const { path, text } of sources) {
    if (!path.startsWith('app/') || !path.endsWith('.tsx') || path.includes('.test.')) continue;
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
