import { paths, textOf, type Source } from './clone-files.ts';

/** A file by its name or path, with `<name>` or `*` where many are meant; or a folder of one of the rooms. */
const FILE =
  /(?<![\w.#@/-])(?:[\w@.<>*-]+(?:\/[\w.<>*-]+)*\.(?:tsx?|mjs|cjs|sql|css|mdx?|toml|json|html)\b|(?:app|server|content|domain|supabase|scripts|tools|bench|lab|tests|docs)(?:\/[\w.<>*-]+)+)/g;
const DECISIONS = /\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/gi;
const PROMISE = /\bS\d{2}\b/g;
const CHAPTER = /\b(README|[\w/-]+\.md)`?, (?:"([^"]+)"|([A-Z]\w+))/g;
const COMMAND = /\bnpm run ([a-z][\w:-]*\w)\b(?!:…)/g;
/** Papers from which this project was begun, and which never were in it. */
const ELSEWHERE =
  /\b(?:SPEC|TRUST|STACK|DESIGN|MODEL|FACTS|PSYCHOMETRICS|HOUSE-STYLE)\b|\b[Ss]pecification,? (?:§|section \d)|\bsection \d+ of the specification/g;

/** Written while the site is installed or runs, so in no clone. */
const madeLater =
  /^(<dataDir>|<dist>|node_modules|content\/compiled)(\/|$)|^(secrets|config|installation|manifest)\.json$/;

export function filesIn({ prose }: Source): string[] {
  return (prose.match(FILE) ?? [])
    .map((cited) => cited.replace(/^(?:\.{1,2}\/)+/, '').replace(/[./]+$/, ''))
    .filter((cited) => !madeLater.test(cited));
}

/** By its path, a part of it from the end, the beginning of a decision's, or a pattern of many; compressed or not. */
export function isThere(cited: string): boolean {
  const pattern = cited.replace(/[.]/g, '\\.').replace(/<\w+>|\*+/g, '[^/]+');
  const isCited = new RegExp(
    `(?:^|/)${pattern}(?:\\.gz)?(?:$|/|${cited.startsWith('docs/decisions/') ? '-' : '$'})`,
  );
  return paths.some((path) => isCited.test(path));
}

export function decisionsIn({ prose }: Source): string[] {
  const lists = [...prose.matchAll(DECISIONS)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.match(/\d{3}/g) ?? []);
}

export function isOnRecord(number: string): boolean {
  return isThere(`docs/decisions/${number}`);
}

export function promisesIn({ prose }: Pick<Source, 'prose'>): string[] {
  return prose.match(PROMISE) ?? [];
}

/** As `document: chapter`. */
export function chaptersIn({ prose }: Source): string[] {
  return [...prose.matchAll(CHAPTER)].map(
    ([, document = '', quoted, word = '']) =>
      `${document.replace(/^README$/, 'README.md')}: ${quoted ?? word}`,
  );
}

export function isHeading(cited: string): boolean {
  const [document = '', chapter = ''] = cited.split(': ');
  const path = paths.find((each) => each === document || each.endsWith(`/${document}`));
  const headings = path ? textOf(path).match(/^#+ .+$/gm) : null;
  return headings?.some((heading) => heading.includes(chapter)) ?? false;
}

export function commandsIn({ prose }: Source): string[] {
  return [...prose.matchAll(COMMAND)].map(([, name = '']) => name);
}

export function papersElsewhereIn({ prose }: Source): string[] {
  return prose.match(ELSEWHERE) ?? [];
}
