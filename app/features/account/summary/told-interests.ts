import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { instrumentContents } from '#content/instruments/registry.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { portraitOf, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';

export type ToldInterests = {
  readonly title: string;
  readonly lead: string;
  /** What is drawn beside it; nothing where answers are missing or nothing was liked. */
  readonly portrait: PortraitId | undefined;
  /** The types that stand out, in their order; none of a flat profile. */
  readonly leading: readonly { letter: RiasecLetter; name: string }[];
  /** Shares of the scale, from 0 to 1; none where answers are missing. */
  readonly points: readonly { letter: RiasecLetter; name: string; value: number }[];
};

/** A result of interests in short, as its first screen tells it; nothing for a version that this page does not know. */
export async function toldInterests(
  attempt: Attempt,
  locale: Locale,
): Promise<ToldInterests | null> {
  const [instrument, words] = await Promise.all([
    loadInstrument(attempt.instrument, attempt.version),
    instrumentContents.interests.section().then((content) => content.words[locale]()),
  ]);
  const section = instrument && (await sectionOf(instrument, attempt));
  if (section?.instrument !== 'interests') return null;
  const { profile } = section;
  const lines = interestsHeadline(section, { locale, instruments: { interests: words } });
  const nameOf = (letter: RiasecLetter) => words.types[letter].name;
  const leading = profile.kind === 'differentiated' ? profile.leading.flat() : [];
  return {
    title: textsOf(lines, 'title').join(' '),
    lead: textsOf(lines, 'lead')[0] ?? '',
    portrait: portraitOf(profile)?.id,
    leading: leading.map((letter) => ({ letter, name: nameOf(letter) })),
    points:
      profile.kind === 'incomplete'
        ? []
        : riasecLetters.map((letter) => ({
            letter,
            name: nameOf(letter),
            value: profile.points[letter] / profile.max,
          })),
  };
}
