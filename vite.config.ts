import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { articleModules } from '#tools/build/article-modules.ts';
import { searchIndex } from '#tools/build/search-index.ts';
import { writtenNames } from '#tools/build/written-names.ts';

/**
 * The stylesheet is an entry of its own because the build writes it into every page once, and
 * `boot.ts` is the only script that a page names: React hangs below its dynamic import.
 */
export default defineConfig({
  plugins: [
    articleModules(),
    searchIndex(),
    writtenNames(),
    react(),
    imagetools(),
    tailwindcss(),
    withoutInjectedStyles(),
    bootInOneFile(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { boot: 'app/boot.ts', stylesheet: 'app/stylesheet.ts' },
      output: {
        // What is always loaded together travels as one file: it compresses better than a dozen. A
        // group takes what its modules import along, unless a group above has it already.
        codeSplitting: {
          groups: [
            // With what the bundler itself adds: nothing that needs it comes without React, and `boot` has its own.
            {
              name: 'react',
              test: /node_modules[/](react|react-dom|scheduler)[/]|vite[/]preload-helper|rolldown[/]runtime/,
            },
            { name: 'queries', test: /node_modules[/]@tanstack[/]/ },
            // All that `client.tsx` needs; not itself, because pages that it waits for import these.
            {
              name: 'frame',
              test: /[/]app[/]((application|find-page)\.tsx|ui[/]navigation[/]|i18n[/](?!head)|layouts[/](built-page|site)\.)/,
            },
            // What is small and on most pages of the app: a browser takes six files at a time, however small they are.
            {
              name: 'controls',
              test: /[/]app[/](ui[/](button|notice|use-hydrated|loading[/]retry-notice|forms[/]early-submit)|lazy-part)\.tsx?|[/]dictionaries[/](fill|formats)\.ts|[/]i18n[/]head\.ts|[/]icons[/]arrow-(left|right)\./,
            },
            {
              name: 'answers',
              test: /[/]content[/]instruments[/](registry|load-published|newest-version)\.ts|[/]score-scales\.ts|[/]app[/](data[/](attempts[/]my-attempts|device-attempts[/](use-attempt-sync|clear-accounts))|features[/]claim-result[/]held-secret)\.ts/,
            },
          ],
        },
      },
    },
  },
});

/** sonner writes a <style> at import, which the security policy forbids; its file is linked instead. */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return null;
      const stripped = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (stripped === code) this.error('sonner no longer injects its style this way: look again');
      return { code: stripped, map: null };
    },
  };
}

/**
 * Gives `boot`, and the files that are part of it by name, a copy of Vite's preload helper: shared with other files it is a file of its own, and
 * every page would ask for it only once `boot` has come, before its first paint. The search of the catalogue has one, too:
 * the others' stands in React's file, which nobody needs to find a career.
 */
function bootInOneFile(): Plugin {
  const shared = '\0vite/preload-helper.js';
  const parts = [
    { own: '\0boot/preload-helper.js', importers: /[/]app[/][\w-]*boot\.ts$/ },
    {
      own: '\0search/preload-helper.js',
      importers: /[/]app[/](filter-careers|features[/]careers[/]search[/]load-names)\.ts$/,
    },
  ];
  return {
    name: 'boot-in-one-file',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === shared && importer
        ? parts.find(({ importers }) => importers.test(importer))?.own
        : undefined,
    async load(id) {
      if (!parts.some(({ own }) => own === id)) return undefined;
      const { code } = await this.load({ id: shared });
      if (!code) this.error('Vite has no preload helper by this name: look again');
      return code;
    },
  };
}
