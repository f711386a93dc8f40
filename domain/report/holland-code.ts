// Letter groups as they are printed everywhere: a set first, an order only where there is one.
import {
  areApart,
  type LetterGroups,
  type LetterPair,
} from '#domain/instruments/interests/letter-groups.ts';

/**
 * `I · A = S` for [['I'], ['A', 'S']]: a point stands only between groups that lie apart. `I ~ A`, where a type of the next group is
 * tied with one of the group before.
 */
export function hollandCode(groups: LetterGroups, ties: readonly LetterPair[]): string {
  return groups
    .map((group, place) => {
      const before = groups[place - 1];
      const joint = !before ? '' : areApart(before, group, ties) ? ' · ' : ' ~ ';
      return `${joint}${group.join(' = ')}`;
    })
    .join('');
}
