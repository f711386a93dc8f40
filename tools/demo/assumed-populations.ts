// People for the instruments without real answers yet: stated guesses, not fitted to anything. They are good for
// scaling thresholds by length and for seeing whether scoring works, not for claims about real people.
import type { Population } from './respondents.ts';

/** Most things a job can give are called important (mean 3.9 of 5), and people who value one value the others (.35). */
export const valuesPopulation: Population = {
  latentMean: Array(6).fill(3.9),
  latentSd: Array(6).fill(0.75),
  errorSd: Array(6).fill(0.95),
  itemDifficultySd: Array(6).fill(0.3),
  acquiescenceSd: 0.25,
  latentCorrelations: equalCorrelations(6, 0.35),
};

/** Traits lie a little above the middle and hardly depend on each other (.15). */
export const personalityPopulation: Population = {
  latentMean: Array(5).fill(3.3),
  latentSd: Array(5).fill(0.8),
  errorSd: Array(5).fill(1.1),
  itemDifficultySd: Array(5).fill(0.35),
  acquiescenceSd: 0.25,
  latentCorrelations: equalCorrelations(5, 0.15),
};

function equalCorrelations(size: number, correlation: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (row === column ? 1 : correlation)),
  );
}
