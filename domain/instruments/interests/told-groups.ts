// Which types are told together and in which order: where a name is of two types, both of them first, as the name has them.
import type { LetterGroups } from './letter-groups.ts';
import { portraitOf } from './portrait.ts';
import type { InterestsProfile } from './profile.ts';
import type { RiasecLetter } from './riasec.ts';

/** The groups that stand out (`leading`); the two of a pair's name are the first one, the higher before the lower. */
export function toldGroups(profile: InterestsProfile): LetterGroups {
  if (profile.kind !== 'differentiated') return [];
  const { leading, points } = profile;
  const chosen = portraitOf(profile);
  const [first = []] = leading;
  // Three that are tied are told as three.
  if (!chosen || chosen.isAlone || first.length > 2) return leading;
  const pair = leading
    .flat()
    .filter((letter) => chosen.id.includes(letter.toLowerCase()))
    .toSorted((a, b) => points[b] - points[a]);
  if (pair.length < 2) return leading;
  const others = leading.map((group) => group.filter((letter) => !pair.includes(letter)));
  return [pair, ...others.filter((group) => group.length > 0)];
}

/** Whose colour a result has wherever it is shown: the type that is told first; nothing where none stands out. */
export function leadingLetter(profile: InterestsProfile): RiasecLetter | undefined {
  return toldGroups(profile)[0]?.[0];
}
