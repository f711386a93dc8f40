// A category that was not chosen has no boundary of its own: the ones that were chosen are numbered anew.

export type UsedCategories = {
  /** One row a person, categories from 0 without gaps in each item. */
  readonly answers: readonly (readonly number[])[];
  /** Item by item: which category was which. */
  readonly categories: readonly (readonly number[])[];
};

export function usedCategories(answers: readonly (readonly number[])[]): UsedCategories {
  const categories = (answers[0] ?? []).map((_, item) =>
    [...new Set(answers.map((row) => row[item] ?? 0))].toSorted((a, b) => a - b),
  );
  const ranks = categories.map((used) => new Map(used.map((category, rank) => [category, rank])));
  return {
    answers: answers.map((row) => row.map((category, item) => ranks[item]?.get(category) ?? 0)),
    categories,
  };
}
