import type { Suggestion } from '#domain/report/career-suggestions.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { matchReasons } from './match-reasons.ts';
import { ownLine } from './own-line.ts';
import type { ReportWords } from './report-words.ts';

/**
 * Why a report suggests a career. The person's own answers in its fields, and whether they speak against her type, are told
 * only where their `wording` is handed over: they are quoted to no one else.
 */
export function careerReasons(
  { explanation, values, ...own }: Suggestion,
  words: Pick<ReportWords, 'locale' | 'instruments' | 'suggestion'>,
  wording?: Wording,
): string[] {
  const { locale, instruments, suggestion } = words;
  return matchReasons(
    explanation,
    { liked: wording && ownLine(own, wording, words), values },
    {
      locale,
      types: instruments.interests.types,
      valueTypes: instruments.values.types,
      copy: suggestion,
    },
  );
}
