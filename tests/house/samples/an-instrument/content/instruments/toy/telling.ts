import type { Telling } from '#content/instruments/instrument-content.ts';
import { sentencesOf } from '#content/instruments/section/headline-line.ts';
import { qualityBlocks } from '#content/instruments/section/tell-quality.ts';
import { tellScales } from '#content/instruments/section/tell-scales.ts';
import type { Block, Chapter } from '#content/instruments/section/told-block.ts';
import type { ToySection } from '#domain/instruments/toy/section.ts';
import { toyHeadline } from './headline.ts';
import type { ToyWords } from './toy-words.ts';

export const toyTelling: Telling<ToySection, ToyWords> = {
  opensReport: false,
  chapters: (section, words) => [tellToys(section, words)],
  reading: (_section, words) => tellScales(words.instruments.toy),
  mailLines: (section, words) => sentencesOf(toyHeadline(section, words)),
};

function tellToys(section: ToySection, words: ToyWords): Chapter {
  const { yours, score, types } = words.instruments.toy;
  return {
    id: 'toy',
    title: yours,
    blocks: [
      ...sentencesOf(toyHeadline(section, words)).map((text): Block => ({ kind: 'lead', text })),
      {
        kind: 'table',
        columns: [
          { label: yours, share: 0.7 },
          { label: score, share: 0.3, isNumber: true },
        ],
        rows: section.scores.map((one) => [
          types[one.scale].name,
          one.kind === 'scored' ? `${one.raw} / ${one.max}` : '–',
        ]),
      },
      ...qualityBlocks(section.quality, words),
    ],
  };
}
