// Personality as a chapter.
import type { Telling } from '#content/instruments/instrument-content.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { qualityBlocks } from '#content/instruments/section/tell-quality.ts';
import { tellScales } from '#content/instruments/section/tell-scales.ts';
import type { Block, Chapter } from '#content/instruments/section/report-blocks.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import { isUnmarked, type TraitPlace } from '#domain/instruments/personality/profile.ts';
import { personalityHeadline } from './headline.ts';
import { personalityPlace } from './place.ts';
import type { PersonalityWords } from './personality-words.ts';

export const personalityTelling: Telling<PersonalitySection, PersonalityWords> = {
  opensReport: false,
  chapters: (section, words) => [tellPersonality(section, words)],
  reading: (_section, words) => tellScales(words.instruments.personality),
  mailLines: () => [],
};

function tellPersonality(section: PersonalitySection, words: PersonalityWords): Chapter {
  const { yours } = words.instruments.personality;
  return {
    id: 'personality',
    title: yours,
    blocks: [
      ...textsOf(personalityHeadline(section, words), 'lead', 'reading').map((text): Block => ({
        kind: 'text',
        text,
      })),
      ...(isUnmarked(section.profile)
        ? [pointsTable(section, words)]
        : [
            {
              kind: 'bars' as const,
              bars: section.profile.places.flatMap((place) => barOf(place, words)),
            },
          ]),
      ...section.profile.places.flatMap((place) => noPlace(place, words)),
      ...qualityBlocks(section.quality, words),
    ],
  };
}

/** Where no trait is marked, the points alone: a sentence on each would be true of anybody. */
function pointsTable(
  { profile }: PersonalitySection,
  { results, instruments: { personality } }: PersonalityWords,
): Block {
  return {
    kind: 'table',
    columns: [
      { label: personality.table.trait, share: 0.6 },
      { label: results.report.chart.score, share: 0.4, isNumber: true },
    ],
    rows: profile.places.flatMap((place) =>
      place.kind === 'placed'
        ? [[personality.types[place.trait].name, `${place.points} / ${place.max}`]]
        : [],
    ),
  };
}

function barOf(place: TraitPlace, words: PersonalityWords) {
  if (place.kind === 'incomplete') return [];
  const { name, points, said, text, doubt } = personalityPlace(place, words);
  const { low: left, high: right } = words.instruments.personality.types[place.trait];
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
      said: [text, doubt].filter((said) => said !== '').join(' '),
    },
  ];
}

function noPlace(place: TraitPlace, words: PersonalityWords): Block[] {
  if (place.kind !== 'incomplete') return [];
  const { name, said } = personalityPlace(place, words);
  return [{ kind: 'text', text: `${name}. ${said}` }];
}
