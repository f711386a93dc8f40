// Letter groups as they are printed everywhere: a set first, an order only where there is one.
import type { LetterGroups } from '#domain/instruments/interests/letter-groups.ts';

/** `I · A = S` for [['I'], ['A', 'S']]. */
export function hollandCode(groups: LetterGroups): string {
  return groups.map((group) => group.join(' = ')).join(' · ');
}
