// Values and personality as chapters.
import { fill } from '#content/dictionaries/fill.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import { personalityPlace } from '#content/instruments/personality/place.ts';
import { valuesLines } from './headline-lines.ts';
import type { ReportWords } from './report-words.ts';
import { qualityBlocks } from './tell-quality.ts';
import type { Block, Chapter } from './told-block.ts';

export function tellValues(section: ValuesSection, words: ReportWords): Chapter {
  const { values, results, parts, locale } = words;
  const { scores: said } = values;
  const [first = '', ...more] = valuesLines(section, words);
  const signed = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  const { profile } = section;
  return {
    id: 'values',
    title: parts.document.values,
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
          const { name } = values.types[score.scale];
          if (score.kind === 'incomplete') return [name, '–', '–', '–'];
          const away =
            profile.kind === 'incomplete' ? '–' : signed.format(profile.centred[score.scale]);
          const range = fill(results.report.scores.range, errorBand(score));
          return [name, `${score.raw} / ${score.max}`, range, away];
        }),
      },
      { kind: 'small', text: said.text },
      ...qualityBlocks(section.quality, words),
    ],
  };
}

export function tellPersonality(section: PersonalitySection, words: ReportWords): Chapter {
  const { personality, parts } = words;
  return {
    id: 'personality',
    title: parts.document.personality,
    blocks: [
      { kind: 'text', text: personality.lead },
      {
        kind: 'bars',
        bars: section.profile.places.flatMap((place) => barOf(place, words)),
      },
      ...section.profile.places.flatMap((place) => noPlace(place, words)),
      ...qualityBlocks(section.quality, words),
    ],
  };
}

/**
 * What the scales of a test measure and how to read them. For a report without interests: one with them is as long as a
 * family reads, and says how to read the rest.
 */
export function tellScales(
  { instrument }: ValuesSection | PersonalitySection,
  words: ReportWords,
): Chapter[] {
  const { foldsTitle, types, meaning } = words[instrument];
  return [
    {
      id: 'types',
      title: foldsTitle,
      blocks: Object.values(types).flatMap(({ name, line, paragraph }): Block[] => [
        { kind: 'subheading', text: name },
        { kind: 'text', text: `${line} ${paragraph}` },
      ]),
    },
    {
      id: 'meaning',
      title: meaning.title,
      blocks: meaning.folds.flatMap(({ title, text }): Block[] => [
        { kind: 'subheading', text: title },
        ...text.map((paragraph): Block => ({ kind: 'text', text: paragraph })),
      ]),
    },
  ];
}

function barOf(place: TraitPlace, words: ReportWords) {
  if (place.kind === 'incomplete') return [];
  const { name, points, said, text, doubt } = personalityPlace(place, words);
  const { low: left, high: right } = words.personality.types[place.trait];
  const { low, high } = errorBand({ raw: place.points, max: place.max, error: place.error });
  const share = (count: number) => count / place.max;
  return [
    {
      label: name,
      text: points,
      value: share(place.points),
      low: share(low),
      high: share(high),
      ends: [left.name, right.name] as const,
      place: `${said}.`,
      said: [text, ...(doubt ? [doubt] : [])].join(' '),
    },
  ];
}

function noPlace(place: TraitPlace, words: ReportWords): Block[] {
  if (place.kind !== 'incomplete') return [];
  const { name, said } = personalityPlace(place, words);
  return [{ kind: 'text', text: `${name}. ${said}` }];
}
