// The interests of a report as chapters: what stands out with the hexagon, the six scores, what the types mean.
import { fill } from '#content/dictionaries/fill.ts';
import { codeOf } from '#domain/report/code-of.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { interestsLines } from './headline-lines.ts';
import type { ReportWords } from './report-words.ts';
import { qualityBlocks } from './tell-quality.ts';
import type { Block, Chapter } from './told-block.ts';

export function tellInterests(section: InterestsSection, words: ReportWords): Chapter[] {
  const { report, types } = words.results;
  const { profile, scores, form } = section;
  const [first = '', ...more] = interestsLines(section, words);
  const title =
    profile.kind === 'flat'
      ? report.flat.title
      : profile.kind === 'incomplete'
        ? report.incomplete.title
        : report.stands.title;
  const code: Block[] =
    profile.kind === 'differentiated'
      ? [{ kind: 'subheading', text: codeOf(profile.leading) }]
      : [];
  return [
    {
      id: 'stands',
      title,
      blocks: [
        ...code,
        { kind: 'lead', text: first },
        ...more.map((text): Block => ({ kind: 'text', text })),
        ...(profile.kind === 'flat' ? [{ kind: 'list' as const, items: report.flat.steps }] : []),
        ...hexagon(section, words),
        ...qualityBlocks(section.quality, words),
      ],
    },
    {
      id: 'scores',
      title: report.scores.title,
      blocks: [
        scoresTable(section, words),
        { kind: 'small', text: report.meaning.folds[0]?.text[0] ?? '' },
      ],
    },
    {
      id: 'types',
      title: report.types.title,
      blocks: scores.flatMap(({ scale }): Block[] => [
        { kind: 'subheading', text: `${scale} · ${types[scale].name}` },
        { kind: 'text', text: `${types[scale].line} ${types[scale].paragraph}` },
      ]),
    },
    {
      id: 'meaning',
      title: report.meaning.title,
      blocks: [
        ...(form === 'short' ? [report.meaningOfShort] : []),
        ...report.meaning.folds,
      ].flatMap((fold): Block[] => [
        { kind: 'subheading', text: fold.title },
        ...fold.text.map((text): Block => ({ kind: 'text', text })),
      ]),
    },
  ];
}

function hexagon({ scores }: InterestsSection, { results }: ReportWords): Block[] {
  const corners = riasecLetters.flatMap((letter) => {
    const score = scores.find(({ scale }) => scale === letter);
    if (score?.kind !== 'scored') return [];
    const { low, high } = errorBand(score);
    const share = (points: number) => points / score.max;
    const { name } = results.types[letter];
    return [{ letter, name, value: share(score.raw), low: share(low), high: share(high) }];
  });
  return corners.length === riasecLetters.length ? [{ kind: 'hexagon', corners }] : [];
}

function scoresTable({ scores }: InterestsSection, { results }: ReportWords): Block {
  const { chart, scores: said } = results.report;
  return {
    kind: 'table',
    columns: [
      { label: chart.type, share: 0.34 },
      { label: chart.score, share: 0.18, isNumber: true },
      { label: chart.range, share: 0.18, isNumber: true },
      { label: chart.level, share: 0.3 },
    ],
    rows: scores.map((score) => {
      const name = `${score.scale} · ${results.types[score.scale].name}`;
      if (score.kind === 'incomplete') {
        return [name, '–', '–', fill(said.noScore, { n: score.answered, of: score.of })];
      }
      const range = fill(said.range, errorBand(score));
      return [name, `${score.raw} / ${score.max}`, range, said.bands[score.band]];
    }),
  };
}
