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
            // All that `client.tsx` needs. It is started by `boot` and not by being loaded: pages that it waits for import these.
            {
              name: 'client',
              test: /[/]app[/]((client|application|find-page)\.tsx|ui[/]navigation[/]|i18n[/](?!head)|layouts[/](built-page|site)\.)/,
            },
            {
              name: 'queries',
              test: /node_modules[/]@tanstack[/]|[/]app[/](layouts[/]queries|.*[/]query-client)\.tsx?/,
            },
            // What is small and on most pages of the app: a browser takes six files at a time, however small they are.
            {
              name: 'controls',
              test: /[/]app[/](ui[/](button|notice|use-hydrated|loading[/](retry-notice|use-loaded)|forms[/]early-submit)|lazy-part|lazy-page)\.tsx?|[/]dictionaries[/](fill|formats)\.ts|[/]i18n[/]head\.ts|[/]domain[/]countries\.ts|[/]icons[/]arrow-(left|right)\./,
            },
            // What leads to careers: ids and official names say nearly the same words.
            {
              name: 'studies',
              test: /[/]catalog[/](career-details|degrees|vocational-titles)\.ts/,
            },
            {
              name: 'answers',
              test: /[/]content[/]instruments[/](registry|load-published|newest-version)\.ts|[/]instructed\.ts|[/]score-scales\.ts|[/]app[/](data[/](attempts[/]my-attempts|device-attempts[/](use-attempt-sync|clear-accounts))|features[/]claim-result[/]held-secret)\.ts/,
            },
            {
              name: 'test',
              test: /[/]app[/](load-test-page|features[/]take-test[/]asking[/]question-screen)\.tsx/,
            },
            // What a result tells beside the answers, and the profile, too.
            {
              name: 'person',
              test: /[/]app[/]data[/]person[/](about-person|reactions|second-looks-query)\.ts/,
            },
            // What is asked in one language, by whichever test.
            { name: 'asked-es', test: /[/]words[/]es[/]page\.ts|[/]es[/]test-words\.ts/ },
            { name: 'asked-en', test: /[/]words[/]en[/]page\.ts|[/]en[/]test-words\.ts/ },
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
