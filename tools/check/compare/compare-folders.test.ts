import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareFolders } from './compare-folders.ts';
import { lineOf } from './tally.ts';

const page = '<!doctype html><p>one</p><script src="/assets/boot-AAAAAAAA.js"></script>';
const site = {
  'site/index.html': page,
  'site/en/index.html': page,
  'site/sitemap.xml': '<urlset><url><loc>/a</loc></url><url><loc>/b</loc></url></urlset>',
  'site/site.webmanifest': '{"name":"Faro","icons":[]}',
  'site/share/a.png': '\u0089PNG',
  'site/robots.txt': 'User-agent: *\nAllow: /\n',
  'site/assets/boot-AAAAAAAA.js': 'import"./es-CCCCCCCC.js";',
  'site/assets/boot-AAAAAAAA.js.br': 'twin',
  'site/assets/es-CCCCCCCC.js': 'var a=`Guarda lo tuyo`,b={madrid:`uam 10.203; ucm 9.5`};',
  'site/assets/es-CCCCCCCC.js.br': 'twin',
  'site/service-worker.js': 'var v=`0123456789abcdef`,p=[`/`,`/en`],f=`/assets/es-CCCCCCCC.js`;',
  'site-manifest.json': '{"build":"aa11","pages":[{"path":"/"},{"path":"/en"}]}',
  'source-hash': 'one',
};

function folderOf(files: Record<string, string | undefined>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function differences(after: Record<string, string | undefined>): string[] {
  const found: string[] = [];
  compareFolders(folderOf(site), folderOf({ ...site, ...after }), (_, differences) => {
    found.push(...differences.map(lineOf));
  });
  return found;
}

test('a build whose hashes alone are others is equal', () => {
  const rehashed = Object.entries(site).map(([path, text]) => {
    const other = (all: string) => all.replace(/A{8}/g, 'Xx_-1234').replace(/C{8}/g, '-------9');
    return [other(path), other(text)] as const;
  });
  const gone = Object.keys(site).map((path) => [path, undefined] as const);
  expect(
    differences({
      ...Object.fromEntries(gone),
      ...Object.fromEntries(rehashed),
      'site-manifest.json': site['site-manifest.json'].replace('aa11', 'bb22'),
      'source-hash': 'two',
    }),
  ).toEqual([]);
});

test('names pages that only one of them has', () => {
  expect(differences({ 'site/en/index.html': undefined, 'site/new/index.html': page })).toEqual([
    'page: "site/en/index.html" → nothing',
    'page: nothing → "site/new/index.html"',
  ]);
});

test.each([
  [
    'site/sitemap.xml',
    '<url><loc>/a</loc></url>',
    '',
    'file: site/sitemap.xml: "<url><loc>/a</loc></url>" → nothing',
  ],
  [
    'site/site.webmanifest',
    'Faro',
    'Faros',
    'file: site/site.webmanifest: $.name: "Faro" → "Faros"',
  ],
  ['site/share/a.png', 'PNG', 'PNG.', 'file: site/share/a.png: 5 → 6 bytes'],
  ['site/robots.txt', 'Allow', 'Disallow', 'file: site/robots.txt: "Allow" → "Disallow"'],
  ['site/service-worker.js', '/en', '/es', 'file: site/service-worker.js: "/en" → nothing'],
  ['site/assets/es-CCCCCCCC.js', 'tuyo', 'suyo', 'scripts: nothing → "Guarda lo suyo"'],
  ['site/assets/es-CCCCCCCC.js', '10.203', '10.302', 'scripts: "uam 10.203" → nothing'],
  ['site-manifest.json', '"/en"', '"/de"', 'file: site-manifest.json: $.pages[].path: "en" → "de"'],
] as const)('in %s finds %s changed to %s', (path, from, to, found) => {
  expect(site[path]).toContain(from);
  expect(differences({ [path]: site[path].replace(from, to) })).toContain(found);
});

test('code that has gone into another file is no difference of content', () => {
  const found = differences({
    'site/assets/es-CCCCCCCC.js': 'var c=`Guarda lo tuyo`;',
    'site/assets/own-DDDDDDDD.js': 'var d={madrid:JSON.parse(`["uam 10.203","ucm 9.5"]`)};',
    'site/assets/own-DDDDDDDD.js.br': 'twin',
  });
  expect(found).toEqual(['code: other code', 'loading: nothing → "site/assets/own.js"']);
});

test('a script without its compressed twin is found', () => {
  expect(differences({ 'site/assets/es-CCCCCCCC.js.br': undefined })).toEqual([
    'file: no twin: nothing → "site/assets/es.js"',
  ]);
});
