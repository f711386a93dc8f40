import type { Plugin } from 'vite';
import type { InstrumentNames } from '#content/instruments/instrument-content.ts';
import { instrumentContents } from '#content/instruments/registry.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';

const IMPORT = "import { namesIn } from '#content/instruments/registry.ts';\n";
const CALL = /\bnamesIn\('([\w-]+)', '(\w+)'\)/g;

/**
 * The names of instruments that a dictionary asks for, written into it: a page gets those that it says, in its language,
 * without the registry that has all of them. What it wrote stays until the development server is started again.
 */
export function writtenNames(): Plugin {
  return {
    name: 'written-names',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/content\/dictionaries\/.*\.ts$/.test(id) || !code.includes(IMPORT)) return null;
      return { code: writeNames(code), map: null };
    },
  };
}

/** @throws Error where a dictionary asks for names in another way than by two literals. */
export function writeNames(source: string): string {
  const written = source
    .replace(IMPORT, '')
    .replace(
      CALL,
      (_, language: string, key: string) => `(${JSON.stringify(named(language, key))})`,
    );
  if (/\bnamesIn\b/.test(written)) throw new Error('namesIn is asked by two literals');
  return written;
}

function named(language: string, key: string): Readonly<Record<string, string>> {
  const locale = locales.find((one) => one === language);
  if (!locale) throw new Error(`namesIn knows no language ${language}`);
  return Object.fromEntries(
    instrumentIds.map((id) => {
      const names: InstrumentNames = instrumentContents[id].names[locale];
      const [, name] = Object.entries(names).find(([one]) => one === key) ?? [];
      if (name === undefined) throw new Error(`${id} has no name ${key}`);
      return [id, name];
    }),
  );
}
