// A person's answers that speak for a career, quoted to that person: on the own page and paper, never in a mail or to
// the reader of a shared link.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { LikedItem } from '#domain/matching/liked-items.ts';
import type { ReportWords } from './report-words.ts';

/** "Marcaste «Me gusta mucho» en «Cultivar verduras»", each choice once; nothing where nothing of this career was liked. */
export function likedLine(
  liked: readonly LikedItem[],
  wording: Wording,
  { locale, suggestion: { reasons } }: Pick<ReportWords, 'locale' | 'suggestion'>,
): string | undefined {
  const list = listIn(locale);
  const byChoice = new Map<string, string[]>();
  for (const one of liked) {
    const [item, choice] = [wording.items[one.item], wording.choices[one.choice]];
    if (!item || !choice) continue;
    byChoice.set(choice, [...(byChoice.get(choice) ?? []), quoted(locale, item)]);
  }
  if (byChoice.size === 0) return undefined;
  const answers = Array.from(byChoice, ([choice, items]) =>
    fill(reasons.likedSame, { choice, items: list.format(items) }),
  );
  return fill(reasons.liked, { answers: list.format(answers) });
}
