// What a portrait says below its name, in the order of page and paper; each lays it out and adds no words of its own.
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import type { InterestsWords } from '#content/instruments/interests/interests-words.ts';

export type PortraitParts = {
  readonly title: string;
  readonly text: string;
  readonly parts: readonly { readonly title: string; readonly items: readonly string[] }[];
};

/** Nothing where there is no portrait, or none has come with the words. A flat profile has its name only here. */
export function portraitParts(
  { profile }: Pick<InterestsSection, 'profile'>,
  { instruments: { interests } }: InterestsWords,
): PortraitParts | undefined {
  const { portrait, portraits: said } = interests;
  const chosen = portraitOf(profile);
  if (!portrait || !chosen) return undefined;
  return {
    title: profile.kind === 'flat' ? said.names[chosen.id] : said.title,
    text: portrait.text,
    parts: [
      { title: said.goodDay, items: [portrait.goodDay] },
      { title: said.drains, items: [portrait.drains] },
      { title: said.questions, items: portrait.questions },
      { title: said.tries, items: portrait.tries },
    ],
  };
}
