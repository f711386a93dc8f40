import type { Fact } from '#content/facts/fact.ts';
import { staleFacts } from '#content/facts/fact.ts';
import { locales } from '#domain/locale.ts';

export type FindingKind = 'placeholder' | 'example' | 'link' | 'translation' | 'fact' | 'not live';
/** Something the owner has to see to; `where` is the path in the site file, or a fact's id. */
export type Finding = { kind: FindingKind; where: string; what: string };

/**
 * What stands between a site file and going live: marked values, links that cannot be right, words
 * that one language lacks, facts to look at again. `today` is `YYYY-MM-DD`.
 */
export function findUnfinished(
  site: unknown,
  facts: readonly Fact[],
  today: string,
): readonly Finding[] {
  return [
    ...walk(site, 'site'),
    ...staleFacts(facts, today).map(({ id, staleAfter, url }) => ({
      kind: 'fact' as const,
      where: id,
      what: `stale since ${staleAfter}, look again at ${url}`,
    })),
    ...(isRecord(site) && site['live'] !== true
      ? [
          {
            kind: 'not live' as const,
            where: 'site.live',
            what: 'becomes true when the rest is done',
          },
        ]
      : []),
  ];
}

function walk(node: unknown, where: string): Finding[] {
  if (typeof node === 'string') return checkLink(node, where);
  if (!isRecord(node)) return [];
  if ('mark' in node && 'value' in node) {
    return [...checkMark(node['mark'], node['value'], where), ...walk(node['value'], where)];
  }
  const missing = locales.some((locale) => locale in node) ? checkWords(node, where) : [];
  const children = Object.entries(node).flatMap(([key, child]) => walk(child, `${where}.${key}`));
  return [...missing, ...children];
}

function checkMark(mark: unknown, value: unknown, where: string): Finding[] {
  if (mark !== 'placeholder' && mark !== 'example') return [];
  const text = JSON.stringify(value) ?? '';
  return [{ kind: mark, where, what: text.length > 70 ? `${text.slice(0, 70)}…` : text }];
}

/** Every address has to be a complete one over https; the names kept for examples are nobody's. */
function checkLink(text: string, where: string): Finding[] {
  const isAddress = /^[a-z]+:\/\//i.test(text) || /url$/i.test(where);
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
    .map((locale) => ({ kind: 'translation', where: `${where}.${locale}`, what: 'missing' }));
}

function isEmpty(words: unknown): boolean {
  if (Array.isArray(words)) return words.length === 0 || words.some(isEmpty);
  return typeof words !== 'string' || words.trim() === '';
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null;
}
