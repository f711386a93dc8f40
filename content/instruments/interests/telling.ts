// Interests as chapters: what stands out with the hexagon, the six scores, what the types mean.
import { fill } from '#content/wording/fill.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { Telling } from '#content/instruments/instrument-content.ts';
import { sentencesOf, textsOf } from '#content/instruments/section/headline-line.ts';
import { qualityBlocks } from '#content/instruments/section/tell-quality.ts';
import type { Block, Chapter } from '#content/instruments/section/report-blocks.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { interestsHeadline } from './headline.ts';
import { drawn } from '#content/compiled/portraits/drawn.js';
import { portraitParts } from './portrait-parts.ts';
import type { InterestsWords } from './interests-words.ts';
import { readingFolds } from './reading-folds.ts';

export const interestsTelling: Telling<InterestsSection, InterestsWords> = {
  opensReport: true,
  chapters,
  reading,
  mailLines,
};

function chapters(
  section: InterestsSection,
  words: InterestsWords,
  ageBand: AgeBand | null,
): Chapter[] {
  const lines = interestsHeadline(section, words);
  const [title = ''] = textsOf(lines, 'title');
  const [first = '', ...more] = sentencesOf(lines);
  const steps = textsOf(lines, 'step');
  return [
    {
      id: 'stands',
      title,
      blocks: [
        ...textsOf(lines, 'code').map((text): Block => ({ kind: 'subheading', text })),
        { kind: 'lead', text: first },
        ...more.map((text): Block => ({ kind: 'text', text })),
        ...(steps.length > 0 ? [{ kind: 'list' as const, items: steps }] : []),
        ...hexagon(section, words),
        ...qualityBlocks(section.quality, words),
      ],
    },
    ...portrait(section, words, ageBand),
  ];
}

function portrait(
  section: InterestsSection,
  words: InterestsWords,
  ageBand: AgeBand | null,
): Chapter[] {
  const told = portraitParts(section, words, ageBand);
  const chosen = portraitOf(section.profile);
  if (!told || !chosen) return [];
  const blocks = told.parts.flatMap(({ title, items }): Block[] => {
    const [text = '', ...more] = items;
    if (more.length === 0) return [{ kind: 'text', text: `${title}. ${text}` }];
    return [
      { kind: 'subheading', text: title },
      { kind: 'list', items },
    ];
  });
  const drawing: Block = { kind: 'drawing', alt: drawn[words.locale][chosen.id] };
  const text: Block = { kind: 'text', text: told.text };
  const returns: Block = { kind: 'small', text: told.returns };
  return [{ id: 'portrait', title: told.title, blocks: [drawing, text, ...blocks, returns] }];
}

function reading(
  section: InterestsSection,
  words: InterestsWords,
  ageBand: AgeBand | null,
): Chapter[] {
  const said = words.instruments.interests;
  const { scores } = section;
  return [
    {
      id: 'scores',
      title: said.scores.title,
      blocks: [
        scoresTable(section, words),
        { kind: 'small', text: said.meaning.folds[0]?.text[0] ?? '' },
      ],
    },
    {
      id: 'types',
      title: said.foldsTitle,
      blocks: scores.flatMap(({ scale }): Block[] => [
        { kind: 'subheading', text: `${scale} · ${said.types[scale].name}` },
        { kind: 'text', text: aboutType(scale, section, words) },
      ]),
    },
    {
      id: 'meaning',
      title: said.meaning.title,
      blocks: readingFolds(section, ageBand, said).flatMap((fold): Block[] => [
        { kind: 'subheading', text: fold.title },
        ...fold.text.map((text): Block => ({ kind: 'text', text })),
      ]),
    },
  ];
}

/** On paper what a type is about stands in full where it leads, in a line elsewhere. */
function aboutType(
  letter: RiasecLetter,
  { profile }: InterestsSection,
  { instruments }: InterestsWords,
): string {
  const { line, paragraph } = instruments.interests.types[letter];
  const leads = profile.kind !== 'differentiated' || profile.leading.flat().includes(letter);
  return leads ? `${line} ${paragraph}` : line;
}

function mailLines(
  section: InterestsSection,
  words: InterestsWords,
  ageBand: AgeBand | null,
): string[] {
  const { scores: said, types } = words.instruments.interests;
  const told = portraitParts(section, words, ageBand);
  const lines = interestsHeadline(section, words);
  return [
    ...textsOf(lines, 'title'),
    ...textsOf(lines, 'code'),
    ...sentencesOf(lines),
    ...(told ? [told.text, told.returns] : []),
    ...section.scores.map((score) => {
      const { name } = types[score.scale];
      if (score.kind === 'incomplete') {
        return `${name}: ${fill(said.noScore, { n: score.answered, of: score.of })}`;
      }
      const band = said.bands[score.band];
      const points = fill(said.score, { n: score.raw, max: score.max, band });
      return `${name}: ${points} (${fill(said.range, errorBand(score))})`;
    }),
  ];
}

function hexagon({ scores }: InterestsSection, { instruments }: InterestsWords): Block[] {
  const corners = riasecLetters.flatMap((letter) => {
    const score = scores.find(({ scale }) => scale === letter);
    if (score?.kind !== 'scored') return [];
    const { low, high } = errorBand(score);
    const share = (points: number) => points / score.max;
    const { name } = instruments.interests.types[letter];
    return [{ letter, name, value: share(score.raw), low: share(low), high: share(high) }];
  });
  return corners.length === riasecLetters.length ? [{ kind: 'hexagon', corners }] : [];
}

function scoresTable({ scores }: InterestsSection, { instruments }: InterestsWords): Block {
  const { chart, scores: said, types } = instruments.interests;
  return {
    kind: 'table',
    columns: [
      { label: chart.type, share: 0.34 },
      { label: chart.score, share: 0.18, isNumber: true },
      { label: chart.range, share: 0.18, isNumber: true },
      { label: chart.level, share: 0.3 },
    ],
    rows: scores.map((score) => {
      const name = `${score.scale} · ${types[score.scale].name}`;
      if (score.kind === 'incomplete') {
        return [name, '–', '–', fill(said.noScore, { n: score.answered, of: score.of })];
      }
      const range = fill(said.range, errorBand(score));
      return [name, `${score.raw} / ${score.max}`, range, said.bands[score.band]];
    }),
  };
}
