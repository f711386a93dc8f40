// The suggested careers as a chapter: family by family, with reasons and the studies that lead there.
import { fill } from '#content/wording/fill.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import { totalLine } from '#content/catalog/total-line.ts';
import { gateLine } from '#content/professions/gate-line.ts';
import { careerReasons } from './career-reasons.ts';
import type { ItemWords, ReportWords } from './report-words.ts';
import type { Block, Chapter } from '#content/instruments/section/report-blocks.ts';

export function tellCareers(
  { careers }: Report,
  words: ReportWords,
  items: ItemWords = {},
): Chapter[] {
  const said = words.parts.careers;
  if (careers.kind === 'no-interests') return [];
  if (careers.kind !== 'matched') {
    const blocks: Block[] = [
      { kind: 'text', text: said[careers.kind] },
      ...(careers.kind === 'flat' ? doorBlocks(careers.doors, words) : []),
    ];
    const title = careers.kind === 'flat' ? said.first : said.title;
    return [{ id: 'careers', title, blocks }];
  }
  const { families, near, doors, favourites, fields, isThin, elsewhere, total, level } = careers;
  const choice = fields === 'none' ? said.choice : `${said.choice} ${said.fields[fields]}`;
  // What unites a person with careers that follow each other is told once.
  let before = '';
  const tell = (one: Suggestion): Block[] => {
    const reasons = careerReasons(one, words, items.interests);
    const isNew = reasons[0] !== before;
    before = reasons[0] ?? '';
    return suggestionBlocks(one, isNew ? reasons : reasons.slice(1), words);
  };
  const blocks: Block[] = [
    { kind: 'text', text: said.lead },
    {
      kind: 'small',
      text: `${said.level.label}: ${said.level[level]}. ${totalLine({ total, level }, said)}`,
    },
    ...(favourites.length > 0 ? [{ kind: 'subheading' as const, text: said.favourites }] : []),
    ...favourites.flatMap(tell),
    ...families.flatMap(({ family, suggestions }): Block[] => [
      { kind: 'subheading', text: words.catalog.family(family) },
      ...suggestions.flatMap(tell),
    ]),
    ...(families.length === 0 ? [{ kind: 'text' as const, text: said.none }] : []),
    ...(isThin
      ? [
          {
            kind: 'text' as const,
            text: [
              said.thin.text,
              ...(elsewhere > 0 ? [fill(said.thin.elsewhere, { n: elsewhere })] : []),
            ].join(' '),
          },
        ]
      : []),
    ...(near.length > 0
      ? [
          { kind: 'subheading' as const, text: said.near.title },
          { kind: 'text' as const, text: said.near.text },
        ]
      : []),
    ...near.flatMap(tell),
    ...doorBlocks(doors, words),
    { kind: 'small', text: `${choice} ${said.limits}` },
    { kind: 'small', text: `${words.catalog.studiesNote} ${words.catalog.credit}` },
  ];
  return [{ id: 'careers', title: said.title, blocks }];
}

/** One career a family to look at, and when to take the test again; nothing where there is a list. */
function doorBlocks(doors: readonly Career[], { parts, catalog }: ReportWords): Block[] {
  const { title, text, again } = parts.careers.doors;
  if (doors.length === 0) return [];
  const items = doors.map(({ id, family }) => `${catalog.family(family)}: ${catalog.career(id)}`);
  return [
    { kind: 'subheading', text: title },
    { kind: 'text', text },
    { kind: 'list', items },
    { kind: 'text', text: again },
  ];
}

function suggestionBlocks(
  suggestion: Suggestion,
  reasons: readonly string[],
  words: ReportWords,
): Block[] {
  const { bands, levels } = words.suggestion;
  const { career, band } = suggestion;
  const level = career.alsoVia && career.alsoVia !== career.level ? 'either' : career.level;
  const studies = words.catalog.studies(career.id);
  const gate = gateLine(career.id, words.locale, words.suggestion);
  const name = words.catalog.career(career.id);
  const text = [...reasons, ...(gate ? [gate] : [])].join(' ');
  return [
    { kind: 'lead', text: `${name} · ${bands[band]} · ${levels[level]}` },
    ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
    ...(studies.length > 0 ? [{ kind: 'list' as const, items: studies }] : []),
  ];
}
