// The plan of the pilot as lines for a terminal.
import { pilotTargets, secondTestDays, type PilotStep } from './pilot-steps.ts';

const { cell, secondTests, calibration, bilingual, countryCell, normCell } = pilotTargets;
const { least, most } = secondTestDays;

const headings: Readonly<Record<PilotStep['name'], string>> = {
  pilot: `Pilot: 300 to 500 people of 14 to 17, at least ${cell.least} and at most ${cell.most} in each cell`,
  'second-tests': `Second tests: ${secondTests} of the same people again after ${least} to ${most} days`,
  calibration: `Calibration: ${calibration} people of any age and country`,
  bilingual: `Two languages: ${bilingual} people who took the test in Spanish and in English`,
  countries: `Countries: ${countryCell} people in each cell, 300 a country, to compare every question`,
  norms: `Norms: ${normCell} people in each cell; last, because they are read by everybody`,
};

export function pilotText(
  steps: readonly PilotStep[],
  next: PilotStep | undefined,
  version: number,
): string {
  return [
    `Interests, version ${version}, full form, of people who agreed to research.`,
    ...steps.flatMap(({ name, rows, isDone }, index) => [
      '',
      `${index + 1}. ${headings[name]}${isDone ? ' · done' : ''}`,
      ...rows.map(
        ({ who, have, want }) => `   ${who.padEnd(16)}${`${have}`.padStart(6)} of ${want}`,
      ),
    ]),
    '',
    next === undefined ? 'All steps are done.' : nextLine(next),
    'Beside step 1, on paper: what they study, sex if they like, and for 150 the O*NET form in Spanish.',
    'Rules, exclusions and when to stop: docs/validation.md',
  ].join('\n');
}

function nextLine({ name, rows }: PilotStep): string {
  const [emptiest] = rows
    .filter(({ have, want }) => have < want)
    .toSorted((one, other) => one.have / one.want - other.have / other.want);
  if (!emptiest) return '';
  const { who, have, want } = emptiest;
  return `Next: ${name}, ${who}, ${want - have} more.`;
}
