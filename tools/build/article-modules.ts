import { readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { exportsOf, numberUses, readOutline } from '#content/articles/read-article.ts';

/**
 * Articles as modules: the text, what the file exports, and the outline that is read off it. With
 * `?card` the text stays out: that is what a list of articles loads.
 */
export function articleModules() {
  return [
    {
      name: 'article-modules',
      enforce: 'pre',
      load(id) {
        const [file = '', query] = id.split('?');
        if (!file.endsWith('.mdx')) return null;
        this.addWatchFile(file);
        const source = readFileSync(file, 'utf8');
        const outline = `\n\nexport const outline = ${JSON.stringify(readOutline(source))};\n`;
        return (query === 'card' ? exportsOf(source) : numberUses(source)) + outline;
      },
    } satisfies Plugin,
    {
      enforce: 'pre' as const,
      ...mdx({ remarkPlugins: [remarkGfm], tableCellAlignToStyle: false }),
    },
  ];
}
