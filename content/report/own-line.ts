// What a person's own answers say of a career, to be told to that person: what was liked in its fields, and who spoke where
// they contradict the type.
import type { Wording } from '#content/instruments/wording.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import { likedLine } from './liked-line.ts';
import type { ReportWords } from './report-words.ts';

export function ownLine(
  { liked, spoke }: Pick<Suggestion, 'liked' | 'spoke'>,
  wording: Wording,
  words: Pick<ReportWords, 'locale' | 'suggestion'>,
): string | undefined {
  const lines = [
    likedLine(liked, wording, words),
    spoke && words.suggestion.reasons.spoke[spoke],
  ].filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join(' ') : undefined;
}
