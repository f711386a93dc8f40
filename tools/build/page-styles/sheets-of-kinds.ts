import type { PageKind } from './kinds-of-pages.ts';
import { partsOfRules, parts, type Part } from './parts-of-rules.ts';
import { mayMatch } from './may-match.ts';
import { TOKENS } from './sheet-contents.ts';
import { readSheet, type StyleRule, type StyleSheet } from './style-rules.ts';

/** What a kind of page has written into it, and what it asks for behind its first screen; a whole page asks for nothing here. */
export type KindSheets = { readonly inline: string; readonly own: string };

/**
 * Shares the rules of the site out among its pages: to each kind those that style something in it, of which the first screen's
 * are written into the page, what all public pages have is one sheet, and the rest is one a kind.
 * @param texts the sheets of a kind as the bundler has made them, the site's first
 */
export function sheetsOfKinds(
  kinds: readonly PageKind[],
  texts: (kind: PageKind) => readonly string[],
): { common: string; of: Map<string, KindSheets> } {
  const read = new Map<string, StyleSheet>();
  const sheetsOf = (kind: PageKind) => texts(kind).map((text) => sheetOf(read, text));
  const publicKinds = kinds.filter(({ isWhole }) => !isWhole);
  const used = new Map(kinds.map((kind) => [kind, usedIn(kind, sheetsOf(kind))]));
  const [site] = publicKinds.flatMap((kind) => sheetsOf(kind).slice(0, 1));
  const common = new Set(
    site?.rules.filter((rule) => publicKinds.every((kind) => used.get(kind)?.has(rule))),
  );
  const asked = new Set(
    publicKinds.flatMap((kind) => [
      ...variablesOf(sheetsOf(kind), (rule) => used.get(kind)?.has(rule) === true),
    ]),
  );
  const of = new Map(
    kinds.map((kind) => {
      const sheets = sheetsOf(kind);
      const own = used.get(kind) ?? new Set();
      return [kind.name, writeKind(kind, sheets, { own, common })];
    }),
  );
  const all = { variables: asked, tokens: asked, hasFaces: false };
  return { common: site?.write((rule) => common.has(rule), all) ?? '', of };
}

function writeKind(
  kind: PageKind,
  sheets: readonly StyleSheet[],
  { own, common }: { own: ReadonlySet<StyleRule>; common: ReadonlySet<StyleRule> },
): KindSheets {
  const rules = sheets.flatMap((sheet) => sheet.rules).filter((rule) => own.has(rule));
  const placed = partsOfRules(rules, (rule) => homesOf(rule, kind, common), kind.all);
  const isIn = (part: Part) => (rule: StyleRule) => placed.get(rule)?.has(part) === true;
  const variables = variablesOf(sheets, (rule) => own.has(rule));
  const write = (part: Part, hasFaces: boolean) => {
    const tokens = variablesOf(sheets, isIn(part));
    return sheets.map((sheet) => sheet.write(isIn(part), { variables, tokens, hasFaces })).join('');
  };
  return { inline: write(parts.inline, true), own: kind.isWhole ? '' : write(parts.kind, false) };
}

function homesOf(rule: StyleRule, kind: PageKind, common: ReadonlySet<StyleRule>) {
  const homes: Part[] = [];
  if (isForFirstScreen(rule, kind)) homes.push(parts.inline);
  if (kind.isWhole) return homes;
  if (common.has(rule)) homes.push(parts.common);
  else if (homes.length === 0) homes.push(parts.kind);
  return homes;
}

/** Of pseudo-elements those that are seen without a form. */
const SEEN = /^(|before|after|marker)$/;

/** Whether a rule styles something of the first screen before anybody has touched it. */
function isForFirstScreen(rule: StyleRule, { first }: PageKind): boolean {
  if (rule.layer === TOKENS) return true;
  return (
    !rule.isPrint &&
    !rule.isNarrow &&
    rule.selectors.some(
      (selector) =>
        !selector.isState && SEEN.test(selector.pseudoElement) && mayMatch(selector, first, true),
    )
  );
}

function usedIn({ all }: PageKind, sheets: readonly StyleSheet[]): Set<StyleRule> {
  const rules = sheets.flatMap((sheet) => sheet.rules);
  return new Set(
    rules.filter(({ selectors }) => selectors.some((selector) => mayMatch(selector, all, false))),
  );
}

function variablesOf(
  sheets: readonly StyleSheet[],
  keep: (rule: StyleRule) => boolean,
): Set<string> {
  return new Set(sheets.flatMap((sheet) => [...sheet.variables(keep)]));
}

function sheetOf(read: Map<string, StyleSheet>, text: string): StyleSheet {
  const sheet = read.get(text) ?? readSheet(text);
  read.set(text, sheet);
  return sheet;
}
