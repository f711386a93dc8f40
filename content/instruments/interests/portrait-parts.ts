// What a portrait says below its name, in the order of page and paper; each lays it out and adds no words of its own.
import { fill } from '#content/wording/fill.ts';
import { eitherListIn, listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { ReturnGroup } from '#content/schemas/portrait.ts';
import type { AgeBand } from '#domain/about-person.ts';
import type { Locale } from '#domain/locale.ts';
import { certaintyGroup, type CertaintyGroup } from '#domain/instruments/interests/certainty.ts';
import type { Returned } from './portraits/portrait.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { portraitOf, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import type { InterestsWords } from '#content/instruments/interests/interests-words.ts';

export type PortraitParts = {
  readonly title: string;
  readonly text: string;
  /** How often a second test gives the same name, and which it gives otherwise. */
  readonly returns: string;
  readonly parts: readonly { readonly title: string; readonly items: readonly string[] }[];
};

/** Nothing where there is no portrait, or none has come with the words. A flat profile has its name only here. */
export function portraitParts(
  { profile }: Pick<InterestsSection, 'profile'>,
  { locale, instruments: { interests } }: Pick<InterestsWords, 'locale' | 'instruments'>,
  ageBand: AgeBand | null,
): PortraitParts | undefined {
  const { portrait, portraits: said } = interests;
  const chosen = portraitOf(profile);
  if (!portrait || !chosen) return undefined;
  return {
    title: profile.kind === 'flat' ? said.names[chosen.id] : said.title,
    text: portrait.text,
    returns: returnsLine(
      portrait.returns[returnGroup[certaintyGroup(ageBand)]],
      chosen.near,
      said,
      locale,
    ),
    parts: [
      { title: said.goodDay, items: [portrait.goodDay] },
      { title: said.drains, items: [portrait.drains] },
      { title: said.questions, items: portrait.questions },
      { title: said.tries, items: portrait.tries },
    ],
  };
}

const returnGroup: Readonly<Record<CertaintyGroup, ReturnGroup>> = {
  adults: 'adults',
  teenagers: 'teenagers',
  youngest: 'lowest',
  unknown: 'lowest',
};

/** Hundredths that are told as half, and below which another name is what is to be expected. */
const HALF = { from: 45, to: 55 } as const;
const RARE = 20;

const OTHERS = 2;

/** Where another name is as near, that one comes rather than the one of most people with this name (decision 187). */
function returnsLine(
  { same, next }: Returned,
  near: readonly PortraitId[],
  { names, returns: said }: InterestsWords['instruments']['interests']['portraits'],
  locale: Locale,
): string {
  const others = (near.length > 0 ? near : next)
    .slice(0, OTHERS)
    .map((id) => quoted(locale, names[id]));
  const either = { names: eitherListIn(locale).format(others) };
  if (near.length > 0) return fill(said.open, either);
  if (same < RARE) return fill(said.rarely, either);
  const isHalf = same >= HALF.from && same <= HALF.to;
  const share = isHalf ? said.half : fill(said.ofTen, { n: Math.floor(same / 10) });
  return fill(said.often, { names: listIn(locale).format(others), share });
}
