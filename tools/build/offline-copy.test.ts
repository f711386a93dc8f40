import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { shownInstruments } from '#app/shown-instruments.ts';
import { leftOut, offlineAddresses, offlineAssets } from './offline-copy.ts';

const pages = [
  'page-loading/load-test-page',
  'pages/results',
  'pages/joint',
  'pages/class-join',
  'pages/class-card',
  'pages/offline',
];

it('has the tests with all they load later, and none of the pages that need the network', () => {
  const chunks = {
    'app/boot.ts': { file: 'boot.js', dynamicImports: ['app/client.tsx'] },
    'app/client.tsx': {
      file: 'client.js',
      imports: ['_react.js'],
      dynamicImports: [
        ...pages.map((page) => `app/${page}.tsx`),
        'app/pages/legal.tsx',
        'content/instruments/interests/words/es/page.ts',
        'content/sentences/legal/es/legal.ts',
        'content/articles/best-universities/es.mdx',
        'app/features/pathway/live-pathway.tsx',
        'node_modules/@supabase/supabase-js/dist/index.mjs',
      ],
    },
    '_react.js': { file: 'react.js' },
    'app/fonts-stylesheet.ts': {
      file: 'fonts.js',
      assets: ['text.woff2'],
      css: ['fonts.css'],
    },
    'app/stylesheet.ts': {
      file: 'style.js',
      assets: ['map.png'],
      css: ['style.css'],
    },
    ...Object.fromEntries(pages.map((page) => [`app/${page}.tsx`, { file: `${page}.js` }])),
    'app/pages/results.tsx': {
      file: 'pages/results.js',
      dynamicImports: ['app/features/report/x.tsx'],
    },
    'app/features/report/x.tsx': { file: 'report.js' },
    'content/instruments/interests/words/es/page.ts': { file: 'words.js' },
  };
  expect(offlineAssets(chunks)).toEqual(
    ['boot', 'client', 'react', 'report', 'words', ...pages]
      .map((name) => `/${name}.js`)
      .concat('/fonts.css', '/style.css', '/text.woff2')
      .toSorted(),
  );
});

it('has the page of every instrument in both languages', () => {
  const pages = Object.values(shownInstruments).map(({ page }) => page);
  const addresses = routes
    .filter(({ page }) => pages.some((one) => one === page))
    .flatMap(({ es, en }) => [es, en]);
  expect(addresses).toHaveLength(2 * pages.length);
  expect(offlineAddresses()).toEqual(expect.arrayContaining(addresses));
});

it('leaves out only what there is', () => {
  const cwd = resolve(import.meta.dirname, '../..');
  const sources = globSync(['{app,content,domain}/**/*.*', 'node_modules/@supabase/*/*.json'], {
    cwd,
  });
  expect(leftOut.filter((part) => !sources.some((source) => source.includes(part)))).toEqual([]);
});
