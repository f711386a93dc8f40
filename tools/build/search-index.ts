import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { packNames } from '#content/catalog/search-words/packed-names.ts';
import { readSearchWords } from '#content/catalog/search-words/search-words.ts';
import { locales } from '#domain/locale.ts';

/** `content/catalog/search-words/es.txt?index` is every name of every career in Spanish, as the search of the catalogue reads it. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'index') return null;
      this.addWatchFile(file);
      const locale = locales.find((known) => basename(file) === `${known}.txt`);
      if (!locale) this.error(`${file} is in no language of ours`);
      const { catalog } = await import('#content/catalog/registry.ts');
      const packed = packNames(catalog, readSearchWords(readFileSync(file, 'utf8')), locale);
      return `export default ${JSON.stringify(packed)};`;
    },
  };
}
