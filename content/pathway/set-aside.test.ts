import { expect, test } from 'vitest';
import { pathwayRules } from './rules.ts';
import { planFor } from '#domain/pathway/plan-for.ts';
import { setAside } from '#domain/pathway/set-aside.ts';

const choice = {
  country: 'VE',
  diploma: 'national',
  aim: 'public-degree',
  start: '2027-09',
} as const;
const planWith = (ticks: Readonly<Record<string, string>>) =>
  setAside(planFor(pathwayRules, { choice, ticks, past: 'begun' }, '2026-11-27'));

test('what only entering with the secondary diploma asks for stands aside, with its money', () => {
  const { plan, aside } = planWith({});
  expect(aside.map(({ id }) => id)).toEqual([
    'request-homologation',
    'conditional-slip',
    'register-pce',
    'sit-pce',
    'raise-grade',
    'andalusia-phase',
  ]);
  expect(plan.months.flatMap(({ stops }) => stops).some((stop) => aside.includes(stop))).toBe(
    false,
  );
  const paid = plan.months.flatMap(({ money }) => money.map(({ id }) => id));
  expect(paid).not.toContain('homologation-fee');
  expect(paid).not.toContain('pce-fee');
  expect(paid).toContain('means');
  expect(plan.thisMonth[0]?.id).toBe('ask-credits');
});

test('what was done of it stays where it is told', () => {
  const { plan, aside } = planWith({ 'request-homologation': '2026-11-20' });
  expect(aside.map(({ id }) => id)).not.toContain('request-homologation');
  expect(plan.stops.map(({ id }) => id)).toContain('request-homologation');
});
