// Five careers of the interests, in their order and in the one that values would give: the same five, and none goes.
import { toldCareers, type CareerSuggestions, type Suggestion } from './career-suggestions.ts';

const SHOWN = 5;

export type JointCareers = {
  /** The best of five families first, as interests order them; fewer where fewer match. */
  readonly byInterests: readonly Suggestion[];
  /** The same by how far their work offers what the person asks of one. Nothing where values say nothing of any. */
  readonly withValues: readonly Suggestion[] | undefined;
};

export function jointCareers(careers: CareerSuggestions): JointCareers {
  const told = toldCareers(careers);
  const ofAnother = told.filter(
    ({ career }, place) =>
      told.findIndex((other) => other.career.family === career.family) === place,
  );
  const byInterests = [...new Set([...ofAnother, ...told])].slice(0, SHOWN);
  const isCompared = byInterests.some(({ values }) => values?.kind === 'compared');
  return {
    byInterests,
    withValues: isCompared ? byInterests.toSorted((a, b) => voice(b) - voice(a)) : undefined,
  };
}

/** How alike the two rows of six values are, −1 to 1; where nothing is known it speaks neither for nor against. */
function voice({ values }: Suggestion): number {
  return values?.kind === 'compared' ? values.r : 0;
}
