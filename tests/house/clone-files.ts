import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** `scripts` and `tools`: whichever of the two is there. */
const rooms = 'app server content domain supabase scripts tools bench lab tests docs data'.split(
  ' ',
);
const texts = /\.(yaml|ts|tsx|mjs|cjs|sql|css|md|mdx|toml|json|html)$/;

export type Source = { path: string; text: string; prose: string };

/** Every file of the clone, for looking up what is cited. */
export const paths: readonly string[] = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...rooms.filter((room) => existsSync(join(root, room))).flatMap(filesBelow),
];

/** Every file that can cite something, with the part of it in which people speak to people. */
export const sources: readonly Source[] = paths
  .filter((path) => texts.test(path) && path !== 'package-lock.json')
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, prose: path.endsWith('.md') ? withoutCode(text) : proseOf(text) };
  });

/** A document without the code that it shows. */
function withoutCode(document: string): string {
  return document.replace(/^ *```(?:ts|yaml)\n[^]*?^ *```$/gm, '');
}

/** Comments, and titles of tests. */
export function proseOf(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      if (/^\s*(\/\/|\*|\/\*|\{\/\*|--|#|<!--)/.test(line)) return line;
      if (/\b(test|it|describe)\b.*\(['`"]|^\]?\)?\(['`"]/.test(line)) return line;
      return /(?:\s|^)(\/\/|--) .*$/.exec(line)?.[0] ?? '';
    })
    .join('\n');
}

function filesBelow(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('/planted-') && !path.startsWith('content/compiled/')); // boundaries.test.ts may be at work
}

export function textOf(path: string): string {
  const found = sources.find((source) => source.path === path);
  if (!found) throw new Error(`${path} is not in the clone`);
  return found.text;
}
