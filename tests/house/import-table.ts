// Reads the table of `docs/house.md`, and asks the rules of `.dependency-cruiser.cjs` about an import as the cruiser does.
import { textOf } from './clone-files.ts';

type Paths = {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
};
export type Rule = { readonly name: string; readonly from: Paths; readonly to: Paths };

export type Row = {
  /** A folder; `undefined`: any file. */
  readonly from: string | undefined;
  readonly may: readonly string[];
  readonly never: readonly string[];
  readonly rule: string;
};

export const rows: readonly Row[] = textOf('docs/house.md')
  .split('\n')
  .filter((line) => /^\| (`|any file)/.test(line))
  .map((line) => {
    const [from = '', may = '', never = '', rule = ''] = line.split('|').slice(1);
    return {
      from: namesIn(from)[0],
      may: namesIn(may),
      never: namesIn(never),
      rule: namesIn(rule)[0] ?? '',
    };
  });

/** Says whether a file may not import another because of this rule. */
export function forbids({ from, to }: Rule, importer: string, imported: string): boolean {
  const groups = matchOf(from.path, importer);
  if (!groups || isIn(from.pathNot, importer)) return false;
  const own = (pattern: string) => pattern.replace(/\$1/g, groups[1] ?? '$1');
  return Boolean(matchOf(to.path, imported, own)) && !isIn(to.pathNot, imported, own);
}

/** A file that stands for what the table names: a folder, a file, a package, a module of Node. */
export function exampleOf(name: string): string {
  if (name.startsWith('node:')) return name.slice('node:'.length);
  if (name.endsWith('/')) return `${name}example/example.ts`;
  return name.includes('/') ? name : `node_modules/${name}/index.js`;
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function patternsOf(paths: string | readonly string[] | undefined): readonly string[] {
  return paths === undefined ? [] : [paths].flat();
}

function isIn(
  paths: string | readonly string[] | undefined,
  file: string,
  own = (pattern: string) => pattern,
): boolean {
  return patternsOf(paths).some((pattern) => new RegExp(own(pattern)).test(file));
}

/** No pattern matches everything. */
function matchOf(
  paths: string | readonly string[] | undefined,
  file: string,
  own = (pattern: string) => pattern,
): RegExpMatchArray | null {
  return file.match(new RegExp(patternsOf(paths).map(own).join('|')));
}
