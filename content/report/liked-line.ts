// What somebody answered that speaks for a career, quoted to that person: on the own page and paper, never in a mail or to
// the reader of a shared link.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { LikedItem } from '#domain/matching/liked-items.ts';
import type { ReportWords } from './report-words.ts';

/** "Marcaste «Cultivar verduras» con «Me gusta mucho»"; nothing where nothing of this career was liked. */
export function likedLine(
  liked: readonly LikedItem[],
  wording: Wording,
  { locale, suggestion: { reasons } }: Pick<ReportWords, 'locale' | 'suggestion'>,
): string | undefined {
  const answers = liked.flatMap((one) => {
    const [item, choice] = [wording.items[one.item], wording.choices[one.choice]];
    return item && choice ? [fill(reasons.likedOne, { item, choice })] : [];
  });
  if (answers.length === 0) return undefined;
  return fill(reasons.liked, { answers: listIn(locale).format(answers) });
}
