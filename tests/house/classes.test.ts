import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';

const root = resolve(import.meta.dirname, '../..');

test('every class that is written in a component is styled by a sheet that its pages have', async () => {
  const classes = writtenClasses();
  const ofSite = await stylesIn('site.css', [...classes.keys()]);
  const own = await Promise.all(
    Object.entries(sheets).map(async ([sheet, pages]) => ({
      has: await stylesIn(sheet, []),
      pages,
    })),
  );
  const apart = [...classes].filter(([name]) => !ofSite.has(name));
  const left = apart.flatMap(([name, paths]) =>
    [...paths]
      .filter((path) => !own.some(({ has, pages }) => has.has(name) && pages.test(path)))
      .map((path) => `${name} in ${path}`),
  );
  expect(left).toEqual([]);
});

/** The sheets that only some pages have, and what no other page shows. */
const sheets = {
  'landing.css':
    /^app\/(pages\/landing|prerender\/share-pictures|features\/landing\/|illustrations\/(sea\/lighthouse-(night|isle)|sea\/seats-boat|sunrise-rose|compass-frame)\.)/,
  'catalog.css':
    /^app\/features\/(careers\/(career-page|catalogue|search|side-by-side|spain-map|studies)|pathway\/country-way)\//,
  'scenes.css': /^app\/illustrations\/scene-shapes\./,
  'moments.css': /^app\/features\/take-test\/moments\//,
  'one-by-one.css': /^app\/features\/report\/careers\/one-by-one\//,
  'centre.css': /^app\/features\/centre\//,
  'joint.css': /^app\/features\/report\/joint\//,
  'send.css': /^app\/features\/picture\//,
  'switch.css': /^app\/features\/(picture|report\/joint)\//,
  'class.css': /^app\/features\/class\//,
  'classroom.css': /^app\/features\/classroom\/(?!lesson)/,
  'lesson.css': /^app\/features\/classroom\/lesson/,
  'admin.css':
    /^app\/(features\/admin\/|ui\/charts\/(column|drop-off|funnel)-chart\.|ui\/navigation\/area-head\.)/,
  'editor.css': /^app\/features\/editor\//,
};

async function stylesIn(file: string, wanted: string[]): Promise<Set<string>> {
  const sheet = await compile(await readFile(join(root, 'app/styles', file), 'utf8'), {
    base: join(root, 'app/styles'),
    loadStylesheet,
  });
  return stylesOf(sheet.build(wanted));
}

/** Each class of a literal or of the still parts of a template, with the files that have it. */
function writtenClasses(): Map<string, Set<string>> {
  const classes = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (!path.startsWith('app/') || !path.endsWith('.tsx') || path.includes('.test.')) continue;
    for (const [, plain, template = ''] of text.matchAll(
      /className=(?:"([^"]*)"|\{`([^`]*)`\})/g,
    )) {
      // A word that touches a variable part is half a class.
      const words = plain ?? template.replaceAll(/\$\{[^}]*\}/g, '…');
      for (const name of words.split(/\s+/).filter((word) => word && !word.includes('…'))) {
        classes.set(name, (classes.get(name) ?? new Set()).add(path));
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
