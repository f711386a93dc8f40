// What is still to be collected before the tests can be called validated, and in which order: the plan of
// docs/validation.md as data. A step is done when each of its cells is; the first that is not is next.
import type { Country } from '#domain/about-person.ts';

/** Where the pilot is made, the same share in each. */
export const pilotCountries = ['MX', 'CO', 'AR', 'ES'] as const satisfies readonly Country[];
/** Ages 14 to 17; a person of 18 is in the band of adults, which the pilot does not count. */
export const pilotAges = ['14-15', '16-17'] as const;

export const pilotTargets = {
  /** In each country and band: 300 in all. Beyond the most, further answers of that cell say little more. */
  cell: { least: 38, most: 63 },
  /** So many that an agreement of the first interest of .63 is told from .55, and five retests from .70 (`npm run research:power`). */
  secondTests: 320,
  calibration: 1_000,
  bilingual: 300,
  /** 300 people a country: fewer cannot show that no question differs between countries. */
  countryCell: 150,
  normCell: 300,
} as const;

/** A second test counts when its first is neither remembered nor outgrown. */
export const secondTestDays = { least: 14, most: 90 } as const;

/** How many people who agreed to research there are; an empty cell may be missing. */
export type PilotCounts = {
  readonly cells: readonly { readonly country: string; readonly age: string; readonly n: number }[];
  readonly secondTests: number;
  readonly whole: number;
  readonly bilingual: number;
};

export type PilotStep = {
  readonly name: 'pilot' | 'second-tests' | 'calibration' | 'bilingual' | 'countries' | 'norms';
  readonly rows: readonly { readonly who: string; readonly have: number; readonly want: number }[];
  readonly isDone: boolean;
};

export function pilotSteps(counts: PilotCounts): readonly PilotStep[] {
  const { cell, secondTests, calibration, bilingual, countryCell, normCell } = pilotTargets;
  const cells = pilotCountries.flatMap((country) =>
    pilotAges.map((age) => ({ who: `${country} ${age}`, have: countOf(counts, country, age) })),
  );
  const wanting = (want: number) => cells.map((row) => ({ ...row, want }));
  return [
    step('pilot', wanting(cell.least)),
    step('second-tests', [{ who: 'two tests', have: counts.secondTests, want: secondTests }]),
    step('calibration', [{ who: 'full tests', have: counts.whole, want: calibration }]),
    step('bilingual', [{ who: 'both languages', have: counts.bilingual, want: bilingual }]),
    step('countries', wanting(countryCell)),
    step('norms', wanting(normCell)),
  ];
}

/** The step to be worked on now; nothing once all are done. */
export function nextStep(steps: readonly PilotStep[]): PilotStep | undefined {
  return steps.find(({ isDone }) => !isDone);
}

function step(name: PilotStep['name'], rows: PilotStep['rows']): PilotStep {
  return { name, rows, isDone: rows.every(({ have, want }) => have >= want) };
}

function countOf({ cells }: PilotCounts, country: string, age: string): number {
  return cells.find((cell) => cell.country === country && cell.age === age)?.n ?? 0;
}
