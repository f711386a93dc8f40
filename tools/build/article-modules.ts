import { readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import { transformWithOxc, type Plugin } from 'vite';
import { keptArticles } from './beside/kept-articles.ts';
import { exportsOf, numberUses, readOutline } from '#content/articles/read-article.ts';

/**
 * Articles as modules: the text, what the file exports, and the outline that is read off it. With
 * `?card` the text stays out: that is what a list of articles loads. Their covers, too.
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
    markedUp(),
    drawingModules(),
  ];
}

/** The text of an article as a component. A build keeps what it made. */
function markedUp(): Plugin {
  const { config, transform } = mdx({ remarkPlugins: [remarkGfm], tableCellAlignToStyle: false });
  const compile = async (text: string, id: string) => (await transform(text, id))?.code ?? text;
  const kept = keptArticles(compile);
  let isBuild = false;
  return {
    name: 'marked-up-articles',
    enforce: 'pre',
    config(settings, env) {
      isBuild = env.command === 'build';
      config(settings, env);
    },
    async transform(text, id) {
      if (!/\.mdx(\?|$)/.test(id)) return null;
      return { code: await (isBuild ? kept : compile)(text, id), map: null };
    },
  };
}

/**
 * `cover.svg?drawing` is what the file draws, as a component: part of the page, so that the
 * stylesheet gives its classes their colours, and in React's spelling, because no text may become
 * markup in a browser.
 */
function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'drawing') return null;
      this.addWatchFile(file);
      const inside = readFileSync(file, 'utf8').replaceAll(/<\/?svg[^>]*>/g, '');
      const elements = inside.replaceAll(
        /\s([a-z-]+)=/g,
        (_, name: string) => ` ${name === 'class' ? 'className' : inCamelCase(name)}=`,
      );
      const source = `export default function Drawing() { return <>${elements}</>; }`;
      return transformWithOxc(source, `${file}.jsx`, { jsx: { runtime: 'automatic' } });
    },
  };
}

function inCamelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
