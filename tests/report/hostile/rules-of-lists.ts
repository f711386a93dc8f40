// Careers: how many, at which level, the same everywhere, and how their fit adds up.
import { all, figure, wording, type Finding, type Found, type Sheet } from './pages.ts';

type Named = { readonly name: string; readonly isNear: boolean; readonly level: string };

/** The careers of a text with their bands, each once. */
export function careersOf({ lines, locale }: Sheet): readonly Named[] {
  const { band, near } = wording[locale];
  const found = new Map<string, Named>();
  for (const [at, line] of lines.entries()) {
    const [, inLine, word, level = ''] = band.exec(line) ?? [];
    if (!word) continue;
    const name = inLine ?? lines[at - 1] ?? '';
    if (!found.has(name)) found.set(name, { name, isNear: word === near, level });
  }
  return [...found.values()];
}

export function findingsInLists(sheet: Sheet): Found[] {
  const { text, locale, person } = sheet;
  const words = wording[locale];
  const careers = careersOf(sheet);
  const matches = careers.filter(({ isNear }) => !isNear);
  const totals = all(text, words.total).map(([total]) => Number(total));
  const other = person.level === 'university' ? 'vocational' : 'university';
  return [
    ...totals
      .filter((total) => Math.min(total, 10) !== matches.length)
      .map((total) => ({ kind: 'as-many-as-said' as const, what: `${total}: ${matches.length}` })),
    ...(text.includes(words.ten) && totals.some((total) => total <= 10)
      ? [{ kind: 'ten-of-fewer' as const, what: `${totals.join()}` }]
      : []),
    ...(text.includes(words.others) && matches.length < 3
      ? [{ kind: 'others-of-none' as const, what: matches.map(({ name }) => name).join() }]
      : []),
    ...(person.level === 'both'
      ? []
      : careers
          .filter(({ level }) => level === words.levels[other])
          .map(({ name, level }) => ({
            kind: 'of-another-level' as const,
            what: `${name} · ${level}`,
          }))),
    ...(text.includes(words.doors) && careers.length > 0
      ? [{ kind: 'doors-beside-matches' as const, what: careers[0]?.name ?? '' }]
      : []),
    ...sumsOf(sheet),
  ];
}

/** Under each career six contributions stand, and their sum, which decides its band. */
function sumsOf({ lines, locale }: Sheet): Found[] {
  const { sum, band, near } = wording[locale];
  const contribution = /^[+−-]?0[,.]\d\d$/;
  return lines.flatMap((line, at) => {
    if (line !== sum) return [];
    const total = figure(lines[at + 1] ?? '');
    const parts = lines.slice(at - 24, at).filter((one) => contribution.test(one));
    const added = parts.reduce((so, one) => so + figure(one), 0);
    // The band that is told of this career stands before its sum, in the fold of the first three after it was told once.
    const told = lines.slice(0, at).findLast((one) => band.test(one)) ?? '';
    const isNear = told.includes(near);
    const what = `${parts.join(' ')} = ${total} (${told})`;
    return [
      ...(parts.length === 6 && Math.abs(added - total) < 0.041
        ? []
        : [{ kind: 'sum-is-off' as const, what }]),
      ...(total >= 0.605 && isNear ? [{ kind: 'near-that-matches' as const, what }] : []),
      ...(total < 0.605 && !isNear ? [{ kind: 'match-below-its-line' as const, what }] : []),
    ];
  });
}

/** The same careers in all places, and as many in both languages. */
export function findingsBetween(sheets: readonly Sheet[]): Finding[] {
  const lists = sheets.map((sheet) => ({
    where: `${sheet.locale} ${sheet.place}`,
    locale: sheet.locale,
    names: careersOf(sheet)
      .filter(({ isNear }) => !isNear)
      .map(({ name }) => name)
      .toSorted(),
  }));
  return lists.flatMap(({ where, locale, names }) => {
    const first = lists.find((one) => one.locale === locale) ?? { names: [] };
    const differs = names.join() !== first.names.join() || names.length !== lists[0]?.names.length;
    return differs
      ? [
          {
            kind: 'other-careers-elsewhere' as const,
            where,
            what: `${names.join()} / ${first.names.join()}`,
          },
        ]
      : [];
  });
}
