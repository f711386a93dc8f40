import { expect, it } from 'vitest';
import { nextStep, pilotAges, pilotCountries, pilotSteps, pilotTargets } from './pilot-steps.ts';

const noPeople = { cells: [], secondTests: 0, whole: 0, bilingual: 0 };
const everyCell = (n: number) =>
  pilotCountries.flatMap((country) => pilotAges.map((age) => ({ country, age, n })));

it('asks first for people of 14 to 17 in four countries, 300 at least and about 500 at most', () => {
  const steps = pilotSteps(noPeople);
  const cells = steps[0]?.rows ?? [];
  expect(nextStep(steps)?.name).toBe('pilot');
  expect(cells.map(({ who }) => who)).toContain('MX 14-15');
  expect(cells.reduce((sum, { want }) => sum + want, 0)).toBeGreaterThanOrEqual(300);
  expect(cells.length * pilotTargets.cell.most).toBeLessThanOrEqual(510);
});

it('does not take many people of one country for those who are missing in another', () => {
  const steps = pilotSteps({ ...noPeople, cells: [{ country: 'ES', age: '16-17', n: 900 }] });
  expect(nextStep(steps)?.name).toBe('pilot');
});

it('goes on to second tests, a calibration, two languages, countries and norms, in this order', () => {
  const counts = { ...noPeople, cells: everyCell(38) };
  expect(nextStep(pilotSteps(counts))?.name).toBe('second-tests');
  expect(nextStep(pilotSteps({ ...counts, secondTests: 320 }))?.name).toBe('calibration');
  const calibrated = { ...counts, secondTests: 320, whole: 1_000 };
  expect(nextStep(pilotSteps(calibrated))?.name).toBe('bilingual');
  expect(nextStep(pilotSteps({ ...calibrated, bilingual: 300 }))?.name).toBe('countries');
  const countries = { ...calibrated, bilingual: 300, cells: everyCell(150) };
  expect(nextStep(pilotSteps(countries))?.name).toBe('norms');
  const all = { ...calibrated, bilingual: 300, cells: everyCell(300) };
  expect(nextStep(pilotSteps(all))).toBeUndefined();
});
