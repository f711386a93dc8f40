import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { ensureCompiled } from '#tools/launch/compiled-content.mjs';
import { articleModules } from '#tools/build/article-modules.ts';
import { writtenNames } from '#tools/build/written-names.ts';

ensureCompiled(import.meta.dirname);

/**
 * The stylesheets are entries of their own because the build writes them into its pages, and
 * `boot.ts` is the only script that a page names: React hangs below its dynamic import.
 */
export default defineConfig({
  plugins: [
    articleModules(),
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
      input: {
        boot: 'app/boot.ts',
        stylesheet: 'app/stylesheet.ts',
        'catalog-stylesheet': 'app/catalog-stylesheet.ts',
      },
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
            // Numbers that words and rules name: in no file that brings more along.
            { name: 'constants', test: /[/]domain[/]constants\.ts/ },
            // What every request to the backend goes through.
            {
              name: 'sending',
              test: /[/]app[/]data[/](backend[/](retry-after|server-clock)|device[/]local-expiry)\.ts/,
            },
            {
              name: 'queries',
              test: /node_modules[/]@tanstack[/]|[/]app[/](layouts[/]queries|.*[/]query-client)\.tsx?/,
            },
            // What is small and on most pages of the app: a browser takes six files at a time, however small they are.
            {
              name: 'controls',
              test: /[/]app[/](ui[/](button|notice|page-head|use-hydrated|loading[/](retry-notice|use-loaded)|forms[/]early-submit)|lazy-part|lazy-page)\.tsx?|[/]dictionaries[/](fill|formats)\.ts|[/]i18n[/]head\.ts|[/]domain[/]countries\.ts|[/]icons[/](check|arrow-left|arrow-right)\./,
            },
            // What leads to careers: ids and official names say nearly the same words.
            {
              name: 'studies',
              test: /[/]catalog[/](degrees|vocational-titles)\.ts|[/]compiled[/](careers[/]studies|studies[/](degrees|titles))\.js/,
            },
            {
              name: 'answers',
              test: /[/]content[/]instruments[/](registry|load-published|newest-version)\.ts|[/]instructed\.ts|[/]score-scales\.ts|[/]app[/](data[/](attempts[/]my-attempts|device-attempts[/](use-attempt-sync|clear-accounts))|features[/]claim-result[/]held-secret)\.ts/,
            },
            {
              name: 'test',
              test: /[/]app[/](load-test-page|features[/]take-test[/]asking[/]question-screen)\.tsx/,
            },
            // What a result tells beside the answers, and the profile, too; with what frames a result.
            {
              name: 'person',
              test: /[/]app[/](data[/]person[/](about-person|reactions|second-looks-query)|features[/]report[/](test-row|plan[/]use-report-plan))\.tsx?/,
            },
            // Of a result, what other pages have as well: each apart, so that none of them brings a whole result along.
            { name: 'fields', test: /[/]ui[/](field|forms[/]form-select)\.tsx/ },
            { name: 'second-factor', test: /[/]app[/](use-second-factor|second-factor-words)\.ts/ },
            // Of the forms and the steps by which somebody gets in.
            {
              name: 'signing-in',
              test: /[/]app[/](ui[/](linked-text|back-link|use-submission|use-first-touch|error-summary|forms[/]form)|data[/](device[/]provider-trip|account[/]account-input))\.tsx?|[/]domain[/]link-text\.ts/,
            },
            { name: 'data-table', test: /[/]ui[/]data-table\.tsx/ },
            { name: 'families', test: /[/]catalog[/](families|credit)\.ts/ },
            {
              name: 'scales',
              test: /[/]instruments[/](ranking|interests[/]certainty|values[/]work-values)\.ts/,
            },
            {
              name: 'choices',
              test: /[/]domain[/](regions|pathway[/](choices|stay|months))\.ts|[/]content[/]pathway[/](country-names|when-words)\.ts/,
            },
            {
              name: 'slugs',
              test: /[/]content[/](ways|compiled[/]countries)[/]slugs\./,
            },
            {
              name: 'situation',
              test: /[/]app[/]data[/]device[/]kept-(situation|calculation)\.ts|[/]domain[/]admission[/](rules|subjects)\.ts/,
            },
            {
              name: 'reckoning',
              test: /[/]admission[/](read-mark|calculator[/](choice-field|typed-field|lists|read-lists))\.tsx?|[/]domain[/]range\.ts/,
            },
            { name: 'plan', test: /[/]data[/]guest[/]guest-plan\.ts/ },
            {
              name: 'plan-summary',
              test: /[/]app[/](data[/]person[/]plan|features[/]pathway[/](plan-summary|use-plan))\.tsx?/,
            },
            { name: 'shapes', test: /[/]illustrations[/](portrait|shapes)\.tsx/ },
            {
              name: 'sections',
              test: /[/]domain[/]instruments[/](interests[/]interests|values[/]values|personality[/]personality)\.ts/,
            },
            {
              name: 'portrait',
              test: /[/]illustrations[/]portrait-drawing\.ts|[/]small-hexagon\.tsx|[/]interests[/]headline\.ts|[/]headline-line\.ts/,
            },
            // What suggests careers and says why, on a career's page, too.
            {
              name: 'match',
              test: /[/]report[/](career-suggestions|match-reasons)\.ts|[/]explain-match\.ts|[/]features[/]careers[/](reaction-buttons|match-sum)\.tsx|[/]charts[/]hexagon\.tsx/,
            },
            // All else that tells and draws a result of the first test, and what is said in one language of any.
            {
              name: 'report',
              test: /[/]app[/](features[/](report[/](own-report|load-report-parts)|careers[/]suggested-career)|instruments[/]interests[/]view)\.tsx?|[/]content[/]instruments[/]\w+[/]section\.ts/,
            },
            {
              ...inLanguage('account'),
              test: /[/]dictionaries[/]e[sn][/](account-form|auth-errors)\.ts/,
            },
            { ...inLanguage('types'), test: /[/]interests[/]words[/]e[sn][/]types\.ts/ },
            { ...inLanguage('results'), test: /[/]dictionaries[/]e[sn][/]results\.ts/ },
            {
              ...inLanguage('told'),
              test: /[/]dictionaries[/]e[sn][/](report-parts|suggestion)\.ts|[/]words[/]e[sn][/]report\.ts/,
            },
            // What is asked in one language, by whichever test.
            {
              ...inLanguage('asked'),
              test: /[/]words[/]e[sn][/]page\.ts|[/]e[sn][/]test-words\.ts/,
            },
          ],
        },
      },
    },
  },
});

/** A group with a file for each language. */
function inLanguage(name: string) {
  return {
    name: (source: string) => `${name}-${/[/]es[/]/.test(source) ? 'es' : 'en'}`,
    debugName: name,
  };
}

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
 * Asks beforehand for the files that a part brings along, and waits for its stylesheets. Does what Vite's own does where
 * modules can be preloaded, which our target is, and is half a kilobyte shorter on every page.
 */
const preloadHelper = `const asked = {};
function ask(file) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    link.href = '/' + file;
    if (link.rel !== 'stylesheet') resolve();
    link.onload = resolve;
    link.onerror = () => {
      delete asked[file];
      link.remove();
      reject(new Error('no ' + file));
    };
    document.head.append(link);
  });
}
export async function __vitePreload(load, files = []) {
  await Promise.all(files.map((file) => (asked[file] ??= ask(file))));
  return load();
}`;

/**
 * Gives `boot`, and the files that are part of it by name, a copy of the preload helper: shared with other files it is a
 * file of its own, and every page would ask for it only once `boot` has come, before its first paint. The search of the
 * catalogue has one, too: the others' stands in React's file, which nobody needs to find a career.
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
    load: (id) =>
      id === shared || parts.some(({ own }) => own === id) ? preloadHelper : undefined,
  };
}
