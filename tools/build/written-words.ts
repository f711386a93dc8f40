import type { Plugin } from 'vite';
import { wordsFiles } from './words-registry.ts';

const MODULE = '#content/words/words-of.ts';
const IMPORT = `import { wordsOf } from '${MODULE}';\n`;
const CALL = /\bwordsOf\('([\w-]+)'\)/g;

/**
 * The imports of words, written to where they are asked for by name: a file brings those that it asks for, without the
 * registry that has all of them.
 */
export function writtenWords(): Plugin {
  return {
    name: 'written-words',
    enforce: 'pre',
    transform(code) {
      return code.includes(MODULE) ? { code: writeWords(code), map: null } : null;
    },
  };
}

/** @throws Error where words are asked for in another way than by a literal, and where none have the name. */
export function writeWords(source: string): string {
  const written = source.replace(IMPORT, '').replace(CALL, (_, name: string) => importsOf(name));
  if (/\bwordsOf\b/.test(written) || written.includes(MODULE))
    throw new Error('wordsOf is imported by itself and asked by a literal');
  return written;
}

function importsOf(name: string): string {
  const files = Object.entries(wordsFiles.get(name) ?? {});
  if (files.length === 0) throw new Error(`no words are called ${name}`);
  return `({ ${files.map(([locale, path]) => `${locale}: () => import('#${path}')`).join(', ')} })`;
}
