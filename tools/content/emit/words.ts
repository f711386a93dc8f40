// Where the words of each name are, in each language: from their places, so that no list of them is kept.
import { Code, type Emitted } from '../emitted.ts';
import type { WordsFiles } from '../files-of-words.ts';

export function emitWords(files: ReadonlyMap<string, WordsFiles>): Emitted {
  const objectOf = (entryOf: (path: string) => string, end: string) =>
    [...files]
      .map(([name, each]) => {
        const languages = Object.entries(each).map(
          ([locale, path]) => `${locale}: ${entryOf(`#${path}`)}`,
        );
        return `  '${name}': { ${languages.join(end)} }`;
      })
      .join(`${end}\n`);
  const value = objectOf((path) => `() => import('${path}')`, ',');
  const type = objectOf((path) => `() => Promise<typeof import('${path}')>`, ';');
  return {
    path: 'words/registry',
    exports: { registry: { value: new Code(`{\n${value}\n}`), type: `{\n${type}\n}` } },
  };
}
