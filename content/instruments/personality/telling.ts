// Personality as a chapter.
import type { Telling } from '#content/instruments/instrument-content.ts';
import { fill } from '#content/dictionaries/fill.ts';
import { qualityBlocks } from '#content/report/tell-quality.ts';
import { tellScales } from '#content/report/tell-scales.ts';
import type { Block, Chapter } from '#content/report/told-block.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { PersonalitySection } from '#domain/instruments/personality/section.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import type { PersonalityWords } from './personality-words.ts';

export const personalityTelling: Telling<PersonalitySection, PersonalityWords> = {
  opensReport: false,
  chapters: (section, words) => [tellPersonality(section, words)],
  reading: (_section, words) => tellScales(words.instruments.personality),
  mailLines: () => [],
};

function tellPersonality(section: PersonalitySection, words: PersonalityWords): Chapter {
  const { yours, lead } = words.instruments.personality;
  return {
    id: 'personality',
    title: yours,
    blocks: [
      { kind: 'text', text: lead },
      {
        kind: 'bars',
        bars: section.profile.places.flatMap((place) => barOf(place, words)),
      },
      ...section.profile.places.flatMap((place) => noPlace(place, words)),
      ...qualityBlocks(section.quality, words),
    ],
  };
}

function barOf(place: TraitPlace, words: PersonalityWords) {
  const { personality } = words.instruments;
  if (place.kind === 'incomplete') return [];
  const type = personality.types[place.trait];
  const { low, high } = errorBand({ raw: place.points, max: place.max, error: place.error });
  const share = (points: number) => points / place.max;
  return [
    {
      label: type.name,
      text: fill(personality.points, { n: place.points, max: place.max }),
      value: share(place.points),
      low: share(low),
      high: share(high),
      ends: [type.low.name, type.high.name] as const,
      ...saidOf(place, words),
    },
  ];
}

function saidOf(
  { trait, place, reaches }: Extract<TraitPlace, { kind: 'placed' }>,
  { instruments: { personality } }: PersonalityWords,
): { place: string; said: string } {
  const type = personality.types[trait];
  const said =
    place === 'medium'
      ? fill(personality.between, { low: type.low.name, high: type.high.name })
      : fill(personality.towards, { end: type[place].name });
  const text = place === 'medium' ? type.between.text : type[place].text;
  const doubt = reaches.length > 1 ? ` ${personality.uncertain}` : '';
  return { place: `${said}.`, said: `${text}${doubt}` };
}

function noPlace(place: TraitPlace, { instruments: { personality } }: PersonalityWords): Block[] {
  if (place.kind !== 'incomplete') return [];
  const { name } = personality.types[place.trait];
  return [{ kind: 'text', text: `${name}. ${personality.noPlace}` }];
}
