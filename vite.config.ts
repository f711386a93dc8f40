import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { ensureCompiled } from '#tools/launch/compiled-content.mjs';
import { articleModules } from '#tools/build/article-modules.ts';
import { chunkGroups, preloadHelpers } from '#tools/build/bundling/chunk-groups.ts';
import { helper, helperWithSheets } from '#tools/build/bundling/preload-helper.ts';
import { writtenNames } from '#tools/build/written-names.ts';
import { writtenWords } from '#tools/build/written-words.ts';

ensureCompiled(import.meta.dirname);

/**
 * The stylesheets are entries of their own because the build shares them out among its pages, and
 * `boot.ts` is the only script that a page names: React hangs below its dynamic import.
 */
export default defineConfig({
  // Where the owner publishes, the packages are linked into a folder of the build (`tools/editor/build-published.ts`).
  resolve: { preserveSymlinks: true },
  plugins: [
    articleModules(),
    writtenNames(),
    writtenWords(),
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
      // A machine that is busy is no fault of a plugin.
      checks: { pluginTimings: false },
      input: {
        boot: 'app/boot.ts',
        stylesheet: 'app/stylesheet.ts',
        'catalog-stylesheet': 'app/catalog-stylesheet.ts',
        'fonts-stylesheet': 'app/fonts-stylesheet.ts',
      },
      output: {
        codeSplitting: { groups: chunkGroups },
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
 * Gives `boot`, and the files that are part of it by name, a copy of the preload helper: shared with other files it is a
 * file of its own, and every page would ask for it only once `boot` has come, before its first paint. The search of the
 * catalogue has one, too: the others' stands in React's file, which is not needed to find a career. What they ask for
 * brings no sheets.
 */
function bootInOneFile(): Plugin {
  const shared = '\0vite/preload-helper.js';
  return {
    name: 'boot-in-one-file',
    enforce: 'pre',
    resolveId: (id, importer) => (id === shared && importer ? helperOf(importer) : undefined),
    load: (id) => (id === shared ? helperWithSheets : id in preloadHelpers ? helper : undefined),
  };
}

function helperOf(importer: string): string | undefined {
  const found = Object.entries(preloadHelpers).find(([, importers]) =>
    importers.some((path) => importer.endsWith(`/${path}`)),
  );
  return found?.[0];
}
