// The plan of real people by the real rules; what is expected was counted by hand on a calendar.
import { expect, test } from 'vitest';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import { nextStop, planFor, type PlanProfile } from '#domain/pathway/plan-for.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { pathwayRules } from './rules.ts';

const today = '2026-11-23';
const colombia: PathwayChoice = {
  country: 'CO',
  diploma: 'national',
  aim: 'public-degree',
  start: '2027-09',
};

function plan(choice: Partial<PathwayChoice>, profile: Partial<PlanProfile> = {}, on = today) {
  const whole = { choice: { ...colombia, ...choice }, ticks: {}, ...profile };
  return planFor(pathwayRules, whole, on);
}
const idsOf = (stops: readonly { id: string }[]) => stops.map(({ id }) => id);
const byMonth = ({ months }: ReturnType<typeof plan>) =>
  months.flatMap(({ month, stops }) => stops.map(({ id }) => `${month} ${id}`));

test('Colombia to a public degree: eleven months, four stops at once, the visa in May', () => {
  const told = plan({});
  expect(told.months).toHaveLength(11);
  expect(byMonth(told)).toEqual([
    '2026-11 check-official',
    '2026-11 ask-university',
    '2026-11 check-agreement',
    '2026-11 gather-documents',
    '2027-02 colombia-credential',
    '2027-03 raise-grade',
    '2027-03 show-means',
    '2027-04 take-insurance',
    '2027-04 minor-permission',
    '2027-05 request-visa',
    '2027-06 pre-enrol',
    '2027-07 pay-enrolment',
    '2027-09 request-card',
  ]);
  expect(idsOf(told.thisMonth)).toEqual([
    'check-official',
    'ask-university',
    'check-agreement',
    'gather-documents',
  ]);
  expect([told.missed, told.nextStart]).toEqual([[], null]);
});

test('money stands in the month of its stop, both prices of a public degree together, living at the start', () => {
  const due = plan({}).months.map(({ month, money }) => `${month} ${idsOf(money).join(' ')}`);
  expect(due.filter((line) => !line.endsWith(' '))).toEqual([
    '2027-02 credential-fee',
    '2027-03 means',
    '2027-04 insurance',
    '2027-07 tuition-foreign tuition-resident',
    '2027-09 living',
  ]);
});

test('what is told of a city or a region is of the one that was said', () => {
  const moneyIn = (region: RegionId | undefined, aim: 'public-degree' | 'vocational') =>
    plan({ country: 'EC', aim }, region ? { region } : {}).pathway.money;
  const told = (region: RegionId | undefined) =>
    moneyIn(region, 'public-degree')
      .filter(({ id }) => id.startsWith('living'))
      .map(({ id, low, high }) => [id, low, high]);
  expect([told(undefined), told('madrid')]).toEqual([
    [['living', 880, 960]],
    [['living', 880, 960]],
  ]);
  // Rooms of 340 to 520, and what food, transport and insurance cost in Madrid; of Galicia no room is known.
  expect([told('andalusia'), told('galicia')]).toEqual([
    [['living-region', 600, 860]],
    [['living-region', 580, 990]],
  ]);
  for (const region of regionIds.filter((each) => each !== 'madrid')) {
    expect(told(region)).toHaveLength(1);
    const tuition = moneyIn(region, 'vocational').filter(({ id: each }) =>
      each.startsWith('tuition'),
    );
    expect(idsOf(tuition)).toEqual(['tuition-ask']);
  }
  expect(idsOf(plan({}, { region: 'catalonia' }).months.at(-1)?.money ?? [])).toContain(
    'living-region',
  );
});

test('Ecuador to vocational training: no exam, no grade, and what rests on nothing verified is asked', () => {
  const told = plan({ country: 'EC', aim: 'vocational' });
  expect(idsOf(told.stops)).toEqual([
    'gather-documents',
    'request-homologation',
    'find-vocational-centre',
    'ask-vocational',
    'ask-vocational-stay',
    'apply-vocational',
    'show-means',
    'take-insurance',
    'minor-permission',
    'request-visa',
    'enrol-vocational',
    'request-card',
  ]);
  const asked = told.stops.filter(({ basis }) => basis === 'ask');
  expect(idsOf(asked)).toEqual(['minor-permission']);
  // The newest published call is that of 2026, and its year is told.
  expect(told.stops.find(({ id }) => id === 'apply-vocational')?.basisYear).toBe('2026');
  expect(told.months[0]?.money.map(({ id }) => id)).toEqual(['homologation-fee']);
});

test('an Argentine with an Italian passport has no stop for a visa, its means or its card', () => {
  const told = plan({ country: 'AR' }, { stay: 'union' });
  const stays = [
    'show-means',
    'take-insurance',
    'minor-permission',
    'request-visa',
    'request-card',
  ];
  expect(idsOf(told.stops).filter((id) => stays.includes(id))).toEqual([]);
  expect(told.months.flatMap(({ money }) => idsOf(money))).not.toContain('means');
});

test('somebody who has been at a university asks there before any exam, and nobody else is asked to', () => {
  const ids = idsOf(plan({ country: 'VE' }, { past: 'begun' }).stops);
  expect(ids[0]).toBe('ask-credits');
  expect(ids.indexOf('register-pce')).toBeGreaterThan(0);
  expect(idsOf(plan({ country: 'VE' }).stops)).not.toContain('ask-credits');
  expect(idsOf(plan({ aim: 'vocational' }, { past: 'finished' }).stops)).not.toContain(
    'ask-credits',
  );
});

test('Andalusia’s phase is told to who may go there, and only with a diploma that is recognised', () => {
  const phase = 'andalusia-phase';
  expect(idsOf(plan({ country: 'PE' }).stops)).toContain(phase);
  expect(idsOf(plan({ country: 'PE' }, { region: 'andalusia' }).stops)).toContain(phase);
  expect(idsOf(plan({ country: 'PE' }, { region: 'madrid' }).stops)).not.toContain(phase);
  expect(idsOf(plan({ country: 'CO' }).stops)).not.toContain(phase);
});

test('a call names the year whose days it follows: those of PCE and public universities are of 2026', () => {
  const told = plan({ country: 'MX' });
  const years = told.stops.flatMap(({ id, basisYear }) =>
    basisYear ? [`${id} ${basisYear}`] : [],
  );
  expect(years).toEqual([
    'register-pce 2026',
    'sit-pce 2026',
    'raise-grade 2026',
    'andalusia-phase 2026',
    'pre-enrol 2026',
  ]);
});

test('a pending homologation: what is ticked leaves this month, and its fee is due no longer', () => {
  const ticks = { 'request-homologation': '2026-10-30', 'gather-documents': '2026-10-02' };
  const told = plan({ country: 'PE' }, { ticks });
  expect(idsOf(told.thisMonth)).toEqual(['check-official', 'ask-university']);
  expect(told.months[0]?.money).toEqual([]);
  expect(plan({ country: 'PE' }).months[0]?.money.map(({ id }) => id)).toEqual([
    'homologation-fee',
  ]);
  expect(nextStop(told)?.id).toBe('check-official');
});

test('a start too near: the exams are over, the visa is to be asked for today, the next start is a year on', () => {
  const told = plan({ country: 'MX' }, {}, '2027-07-15');
  expect(idsOf(told.missed)).toEqual(['register-pce', 'sit-pce', 'raise-grade', 'andalusia-phase']);
  expect(told.nextStart).toBeNull();
  const later = plan({ country: 'MX' }, {}, '2027-08-15');
  expect(idsOf(later.missed)).toContain('pre-enrol');
  expect(later.nextStart).toBe('2028-09');
  expect(idsOf(later.thisMonth)).toContain('request-visa');
});

test('a course that has begun: one month, no call left, and still a next start', () => {
  const told = plan({ country: 'MX', start: '2026-09' });
  expect(told.months.map(({ month }) => month)).toEqual(['2026-11']);
  expect(idsOf(told.missed)).toContain('pay-enrolment');
  expect(told.nextStart).toBe('2027-09');
});

test('a school year that ends in December: papers of before wait for the diploma, those after do not', () => {
  const told = plan({ country: 'CL' }, { schoolEnds: 12 });
  const waits = told.stops.flatMap(({ id, diplomaAfter }) =>
    diplomaAfter ? [`${id} ${diplomaAfter}`] : [],
  );
  expect(waits).toEqual(['gather-documents 2026-12']);
  // The homologation may be asked for until January, when the diploma is there.
  expect(told.stops.find(({ id }) => id === 'request-homologation')?.diplomaAfter).toBeNull();
  const july = plan({ country: 'VE' }, { schoolEnds: 7 });
  expect(july.stops.find(({ id }) => id === 'request-homologation')?.diplomaAfter).toBe('2027-07');
});

test('a call is told after the days of a published year, and without one it is asked', () => {
  const told = plan({ country: 'MX' });
  expect(told.stops.find(({ id }) => id === 'pre-enrol')?.basis).toBe('example');
  const nobody = {
    ...pathwayRules,
    steps: pathwayRules.steps.map((step) => ({
      ...step,
      published: step.published?.map((fact) => ({ ...fact, mark: 'U' as const })) ?? [],
    })),
  };
  const profile = { choice: { ...colombia, country: 'MX' as const }, ticks: {} };
  const asked = planFor(nobody, profile, today).stops.filter(({ basis }) => basis === 'ask');
  expect(idsOf(asked)).toEqual([
    'register-pce',
    'sit-pce',
    'raise-grade',
    'andalusia-phase',
    'pre-enrol',
    'minor-permission',
  ]);
});
