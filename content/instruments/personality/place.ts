// A place on one line in words: for the page's lines and table, and for paper.
import { fill } from '#content/wording/fill.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import type { PersonalityWords } from './personality-words.ts';

export type ToldPlace = {
  /** Of the trait. */
  readonly name: string;
  /** `20 of 40`; nothing where answers are missing. */
  readonly points: string;
  /** Towards one of the ends, between them, or that there is no place. */
  readonly said: string;
  /** What an end is good for; nothing of the middle, where a sentence would be true of anybody. */
  readonly text: string;
  /** That the margin of error of an end reaches the middle, where it does. */
  readonly doubt: string;
};

export function personalityPlace(
  place: TraitPlace,
  { instruments: { personality } }: PersonalityWords,
): ToldPlace {
  const { noPlace, points, between, towards, uncertain } = personality;
  const type = personality.types[place.trait];
  const { name } = type;
  if (place.kind === 'incomplete') return { name, points: '', said: noPlace, text: '', doubt: '' };
  return {
    name,
    points: fill(points, { n: place.points, max: place.max }),
    said: place.place === 'medium' ? between : fill(towards, { end: type[place.place].name }),
    text: place.place === 'medium' ? '' : type[place.place].text,
    doubt: place.place !== 'medium' && place.reaches.length > 1 ? uncertain : '',
  };
}
