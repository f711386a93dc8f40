import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { fill } from '#content/wording/fill.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { portraitOf, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';

/** What a person decides of the picture. */
export type PictureChoices = { readonly name: string; readonly hasScores: boolean };

/** All that a picture says, ready to be drawn. */
export type PictureFacts = {
  readonly heading: string;
  /** Whose it is was asked to stand in it. */
  readonly isNamed: boolean;
  /** What the result is called. */
  readonly title: string;
  /** In the order of the hexagon. */
  readonly corners: readonly {
    readonly letter: RiasecLetter;
    readonly name: string;
    /** Share of the scale, 0 to 1. */
    readonly share: number;
    /** Empty unless the person wants figures. */
    readonly score: string;
  }[];
  /** Of which scene it is a picture. */
  readonly portrait: PortraitId;
  /** Whose colour it has; nothing where no type leads. */
  readonly leading: RiasecLetter | undefined;
  readonly careersTitle: string;
  /** Up to three. */
  readonly careers: readonly string[];
};

/**
 * What the picture of a report says: nothing of the person but what its name, its shape and its first careers show; a
 * name and figures only when asked for. `undefined` where a result has no name: answers are missing, or nothing was liked.
 */
export function pictureFacts(
  report: Report,
  words: Pick<ReportWords, 'catalog' | 'instruments'>,
  { name, hasScores }: PictureChoices,
  { picture }: Copy,
): PictureFacts | undefined {
  const section = sectionFor(report.sections, 'interests');
  const chosen = section && portraitOf(section.profile);
  if (!chosen || section.profile.kind === 'incomplete') return undefined;
  const { profile } = section;
  const { types, portraits } = words.instruments.interests;
  return {
    isNamed: name.trim() !== '',
    heading: name.trim() ? fill(picture.named, { name: name.trim() }) : picture.mine,
    title: portraits.names[chosen.id],
    portrait: chosen.id,
    corners: riasecLetters.map((letter) => ({
      letter,
      name: types[letter].name,
      share: profile.points[letter] / profile.max,
      score: hasScores ? fill(picture.score, { n: profile.points[letter], max: profile.max }) : '',
    })),
    leading: leadingLetter(profile),
    careersTitle: picture.careers,
    careers: firstCareers(report.careers).map(({ career }) => words.catalog.career(career.id)),
  };
}
