// What a person said to like most, inside the types that lead.
import type { InterestsSection } from './section.ts';

/** So many are told. */
const TOLD = 2;

/** Items of the leading types whose answer is the highest of its scale, in the order of asking. */
export function mostLiked({
  profile,
  answers,
}: Pick<InterestsSection, 'profile' | 'answers'>): readonly string[] {
  if (profile.kind !== 'differentiated') return [];
  const [leading = []] = profile.groups;
  return answers
    .filter(({ scale, points, most }) => points === most && leading.includes(scale))
    .slice(0, TOLD)
    .map(({ item }) => item);
}
