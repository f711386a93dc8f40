// Values as a chapter.
import type { Telling } from '#content/instruments/instrument-content.ts';
import { fill } from '#content/wording/fill.ts';
import { sentencesOf } from '#content/instruments/section/headline-line.ts';
import { qualityBlocks } from '#content/instruments/section/tell-quality.ts';
import { tellScales } from '#content/instruments/section/tell-scales.ts';
import type { Block, Chapter } from '#content/instruments/section/report-blocks.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import { valuesHeadline } from './headline.ts';
import type { ValuesWords } from './values-words.ts';
import { signedTenthsIn } from '#content/wording/formats.ts';

export const valuesTelling: Telling<ValuesSection, ValuesWords> = {
  opensReport: false,
  chapters: (section, words) => [tellValues(section, words)],
  reading: (_section, words) => tellScales(words.instruments.values),
  mailLines: (section, words) => sentencesOf(valuesHeadline(section, words)),
};

function tellValues(section: ValuesSection, words: ValuesWords): Chapter {
  const { instruments, results, locale } = words;
  const { scores: said, types, yours } = instruments.values;
  const [first = '', ...more] = sentencesOf(valuesHeadline(section, words));
  const signed = signedTenthsIn(locale);
  const { profile } = section;
  const isRanked = profile.kind !== 'incomplete' && profile.firstCard !== undefined;
  return {
    id: 'values',
    title: yours,
    blocks: [
      { kind: 'lead', text: first },
      ...more.map((text): Block => ({ kind: 'text', text })),
      {
        kind: 'table',
        columns: [
          { label: said.value, share: 0.34 },
          { label: results.report.chart.score, share: 0.2, isNumber: true },
          { label: results.report.chart.range, share: 0.2, isNumber: true },
          { label: said.awayTitle, share: 0.26, isNumber: true },
        ],
        rows: section.scores.map((score) => {
          const { name } = types[score.scale];
          if (score.kind === 'incomplete') return [name, '–', '–', '–'];
          const away =
            profile.kind === 'incomplete' ? '–' : signed.format(profile.centred[score.scale]);
          const range = fill(results.report.scores.range, errorBand(score));
          return [name, `${score.raw} / ${score.max}`, range, away];
        }),
      },
      { kind: 'small', text: isRanked ? `${said.text} ${said.ranked}` : said.text },
      ...qualityBlocks(section.quality, words),
    ],
  };
}
