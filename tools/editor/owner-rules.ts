// What an owner promises beyond what the shape of a record can say: no code in a text, no new figure that is expired or unproven, no
// claim without its basis, no review without consent, and nothing invented on a site that is live.
import { factAge } from '#domain/fact-age.ts';
import { findUnfinished } from '#tools/content/site-findings.ts';
import type { Records } from '#tools/content/kinds.ts';
import type { Draft, DraftMistake } from './draft.ts';

/**
 * @param before the records as they stand, by key; `undefined` where one is new
 * @param today `YYYY-MM-DD`
 */
export function ownerMistakes(
  drafts: readonly Draft[],
  before: ReadonlyMap<string, unknown>,
  today: string,
): readonly DraftMistake[] {
  return drafts.flatMap(({ key, said }) => {
    const was = before.get(key);
    const found = [
      // The text of an article has markup of its own, which `article-text.ts` judges.
      ...codeIn(said, '').filter(({ field }) => !isArticleText(key, field)),
      ...untranslatedIn(said, was, ''),
      ...(key.startsWith('facts/') ? factMistakes(said, was, today) : []),
      ...(key === 'site' ? siteMistakes(said, was) : []),
    ];
    return found.map(({ field, reason }) => ({ key, field, reason }));
  });
}

type Found = { readonly field: string; readonly reason: string };

function isArticleText(key: string, field: string): boolean {
  return key.startsWith('articles/') && /^sections\.\d+\.text\./.test(field);
}

/** Texts are printed as they are: whatever looks like markup is a mistake of pasting, or an attempt. */
function codeIn(node: unknown, field: string): readonly Found[] {
  if (typeof node === 'string') {
    if (/<\s*[a-z!/?]/i.test(node)) return [{ field, reason: 'has code in it' }];
    // A browser reads over what has no width within the name of a scheme.
    if (/\b(javascript|vbscript|data)\s*:/i.test(node.replaceAll(/[\t\n\r]/g, '')))
      return [{ field, reason: 'has code in it' }];
    return [];
  }
  return Object.entries(partsOf(node)).flatMap(([name, child]) =>
    codeIn(child, field === '' ? name : `${field}.${name}`),
  );
}

/** Names of offices, documents and titles are the same in both languages. */
const named: ReadonlySet<string> = new Set(['name', 'source', 'office', 'title', 'alsoCalled']);

/** Sentences that are new and the same in both languages: one of them was never translated. */
function untranslatedIn(node: unknown, was: unknown, field: string): readonly Found[] {
  const { es, en } = partsOf(node);
  if (typeof es === 'string' && typeof en === 'string') {
    const isSentence = es.split(' ').length >= 6;
    return isSentence && es === en && partsOf(was)['en'] !== en
      ? [{ field: `${field}.en`, reason: 'says the same in both languages' }]
      : [];
  }
  return Object.entries(partsOf(node)).flatMap(([name, child]) =>
    named.has(name)
      ? []
      : untranslatedIn(child, partsOf(was)[name], field === '' ? name : `${field}.${name}`),
  );
}

/** Of facts that are new or changed: today they are good, and somebody has verified them. */
function factMistakes(said: unknown, was: unknown, today: string): readonly Found[] {
  const known = new Map(listOf(was, 'facts').map((fact) => [String(partsOf(fact)['id']), fact]));
  return listOf(said, 'facts').flatMap((fact, at) => {
    const { id, mark, year, staleAfter, value } = partsOf(fact);
    const before = known.get(String(id));
    if (JSON.stringify(before) === JSON.stringify(fact)) return [];
    const field = `facts.${at}`;
    const dated = {
      staleAfter: typeof staleAfter === 'string' ? staleAfter : '',
      year: typeof year === 'string' ? year : undefined,
    };
    const isChanged = before === undefined || partsOf(before)['value'] !== value;
    return [
      ...(mark === 'U' && isChanged ? [{ field: `${field}.mark`, reason: 'is not verified' }] : []),
      // The prices of public degrees stand in a table of their own, always two.
      ...(partsOf(fact)['unit'] === 'EUR/credit'
        ? [{ field: `${field}.unit`, reason: 'tells one of two prices' }]
        : []),
      ...(factAge(dated, today) === 'current' || !isChanged
        ? []
        : [{ field: `${field}.staleAfter`, reason: 'is over' }]),
    ];
  });
}

function siteMistakes(said: unknown, was: unknown): readonly Found[] {
  const claims = partsOf(partsOf(said)['claims']);
  const claimed = partsOf(partsOf(was)['claims']);
  const basis = partsOf(partsOf(partsOf(said)['claimsBasis'])['value']);
  const based = partsOf(partsOf(partsOf(was)['claimsBasis'])['value']);
  const unbased = Object.keys(basis).filter(
    (name) =>
      name in claims &&
      claims[name] !== claimed[name] &&
      JSON.stringify(basis[name]) === JSON.stringify(based[name]),
  );
  return unbased.map((name) => ({
    field: `claims.${name}`,
    reason: 'is a claim without a new basis',
  }));
}

/** What is invented on a site that says that it is live. */
export function liveMistakes({
  site,
  testimonials,
}: Pick<Records, 'site' | 'testimonials'>): readonly DraftMistake[] {
  const owned = [
    ['site', site] as const,
    ...[...testimonials].map(([id, said]) => [`testimonials/${id}`, said] as const),
  ];
  return owned.flatMap(([key, said]) =>
    findUnfinished([{ file: '', said }], [], '').map(({ where, kind }) => ({
      key,
      field: where,
      reason: kind === 'link' ? 'leads nowhere' : 'is still a placeholder',
    })),
  );
}

function partsOf(node: unknown): Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null ? { ...node } : {};
}

function listOf(node: unknown, name: string): readonly unknown[] {
  const list = partsOf(node)[name];
  return Array.isArray(list) ? list : [];
}
