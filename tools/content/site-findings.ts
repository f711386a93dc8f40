import type { Fact } from '#content/facts/fact.ts';
import { staleFacts } from '#content/facts/fact.ts';
import { locales } from '#domain/locale.ts';

export type FindingKind = 'placeholder' | 'example' | 'link' | 'translation' | 'fact' | 'not live';
/** Something the owner has to see to; `where` is a record's file and the field in it, or a fact's id. */
export type Finding = { kind: FindingKind; where: string; what: string };

/** A record as the owner edits it: `content/site.yaml`, with what it says. */
export type OwnRecord = { readonly file: string; readonly said: unknown };

/**
 * What stands between the owner's records and going live: marked values, links that cannot be right, words that one language
 * lacks, facts to look at again. `today` is `YYYY-MM-DD`.
 */
export function findUnfinished(
  records: readonly OwnRecord[],
  facts: readonly Fact[],
  today: string,
): readonly Finding[] {
  return [
    ...records.flatMap(({ file, said }) =>
      walk(said, '').map((finding) => ({ ...finding, where: `${file} ${finding.where}`.trim() })),
    ),
    ...staleFacts(facts, today).map(({ id, staleAfter, url }) => ({
      kind: 'fact' as const,
      where: id,
      what: `stale since ${staleAfter}, look again at ${url}`,
    })),
    ...records
      .filter(({ said }) => isRecord(said) && 'live' in said && said['live'] !== true)
      .map(({ file }) => ({
        kind: 'not live' as const,
        where: `${file} live`,
        what: 'becomes true when the rest is done',
      })),
  ];
}

/** `where` is the field, empty for the record as a whole. */
function walk(node: unknown, where: string): Finding[] {
  if (typeof node === 'string') return checkLink(node, where);
  if (!isRecord(node)) return [];
  const missing = locales.some((locale) => locale in node) ? checkWords(node, where) : [];
  const children = Object.entries(node).flatMap(([key, child]) => walk(child, fieldIn(where, key)));
  return [...checkMark(node, where), ...missing, ...children];
}

function checkMark({ mark, ...marked }: Record<string, unknown>, where: string): Finding[] {
  if (mark !== 'placeholder' && mark !== 'example') return [];
  const text = JSON.stringify(marked['value'] ?? marked);
  return [{ kind: mark, where, what: text.length > 70 ? `${text.slice(0, 70)}…` : text }];
}

/** Every address has to be a complete one over https; the names kept for examples are not used. */
function checkLink(text: string, where: string): Finding[] {
  const isAddress = /^[a-z]+:\/\//i.test(text) || /url(\.value)?$/i.test(where);
  if (!isAddress) return [];
  const { protocol, hostname } = URL.parse(text) ?? {};
  if (protocol !== 'https:') return [{ kind: 'link', where, what: `${text} is no https address` }];
  if (!hostname?.includes('.')) return [{ kind: 'link', where, what: `${text} names no site` }];
  if (/\.(example|invalid|test)$/.test(hostname)) {
    return [{ kind: 'link', where, what: `${text} leads nowhere` }];
  }
  return [];
}

function checkWords(words: Record<string, unknown>, where: string): Finding[] {
  return locales
    .filter((locale) => isEmpty(words[locale]))
    .map((locale) => ({ kind: 'translation', where: fieldIn(where, locale), what: 'missing' }));
}

function fieldIn(where: string, name: string): string {
  return where === '' ? name : `${where}.${name}`;
}

function isEmpty(words: unknown): boolean {
  if (Array.isArray(words)) return words.length === 0 || words.some(isEmpty);
  return typeof words !== 'string' || words.trim() === '';
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null;
}
