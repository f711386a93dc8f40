// What a person said to like most, inside the types that lead.
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import type { InterestsSection } from './section.ts';

/** So many are told. */
const TOLD = 2;

/** Answers to the leading types that are the highest of their scale, in the order of asking. */
export function mostLiked({
  profile,
  answers,
}: Pick<InterestsSection, 'profile' | 'answers'>): readonly AnswerLine[] {
  if (profile.kind !== 'differentiated') return [];
  const [leading = []] = profile.groups;
  return answers
    .filter(({ scale, points, most }) => points === most && leading.includes(scale))
    .slice(0, TOLD);
}
