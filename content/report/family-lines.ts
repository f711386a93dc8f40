// What a person likes, told to somebody of the family and in the third person; a name is said where it is known.
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { fill } from '#content/wording/fill.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import { areApart } from '#domain/instruments/interests/letter-groups.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { toldGroups } from '#domain/instruments/interests/told-groups.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** @param who as `calledIn` (`called-in.ts`) says it; one sentence a group of types, those that are tied together. */
export function familyLines(
  { profile }: Pick<InterestsSection, 'profile'>,
  who: string,
  copy: Copy['parents'],
): readonly string[] {
  if (profile.kind === 'incomplete') return [fill(copy.incomplete, { who })];
  const portrait = portraitOf(profile);
  if (!portrait) return [fill(copy.nothing, { who })];
  if (profile.kind === 'flat') return [fill(copy.flat, { who })];
  const groups = toldGroups(profile);
  const lines = groups.map((group, at) => {
    const before = groups[at - 1];
    const later = at === 1 ? copy.next : copy.afterwards;
    const isTied = before && !areApart(before, group, profile.ties);
    const said = !before ? copy.likes : isTied ? copy.close : later;
    return fill(said, { who, doings: doingsOf(group, copy) });
  });
  return portrait.isFaint ? [fill(copy.nothing, { who }), ...lines] : lines;
}

function doingsOf(letters: readonly RiasecLetter[], { activities, also }: Copy['parents']): string {
  return letters.map((letter) => lowerFirst(activities[letter])).join(also);
}
