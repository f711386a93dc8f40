// What people may like of a career, from its figures: the values that it gives much of, and the interest that it asks for most.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { amountOf } from '#app/features/careers/career-page/career-facts.ts';

/** Conditions are pay, hours, security and more at once: what is much of them nobody could say. */
const toldValues = [
  'achievement',
  'independence',
  'recognition',
  'relationships',
  'support',
] as const;

/** Two or three sentences: one of its first interest, the others of its values or, where those were not rated, of the second. */
export function likesOf({ career }: CatalogEntry, copy: Copy['likes']): readonly string[] {
  const { interests, values } = career;
  const [first, second] = riasecLetters
    .toSorted((a, b) => interests[b] - interests[a])
    .map((letter) => copy.interests[letter]);
  const given = values
    ? toldValues
        .filter((value) => amountOf(values[value]) === 'much')
        .toSorted((a, b) => values[b] - values[a])
        .slice(0, 2)
        .map((value) => copy.values[value])
    : [];
  return [first, ...(given.length > 0 ? given : [second])].filter((said) => said !== undefined);
}
