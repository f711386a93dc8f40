import { expect, test } from 'vitest';
import { hasTerms, joinPlans, parsePlan, tick } from './plan.ts';

const choice = {
  country: 'CO',
  diploma: 'national',
  aim: 'public-degree',
  start: '2027-09',
} as const;

test('a stored plan keeps known steps with their day and drops the rest', () => {
  const ticks = { 'ask-university': '2026-11-21', unknown: '2026-11-21', 'pre-enrol': 7 };
  expect(parsePlan({ ...choice, ticks })).toEqual({
    choice,
    ticks: { 'ask-university': '2026-11-21' },
  });
});

test('a stored plan keeps the stay and the region that are known, and neither a passport nor a place of nowhere', () => {
  const row = { ...choice, ticks: {}, stay: 'union', region: 'valencia', passport: 'eu' };
  expect(parsePlan(row)).toEqual({ choice, ticks: {}, stay: 'union', region: 'valencia' });
  const odd = { ...choice, ticks: {}, stay: 'italian', region: 'atlantis' };
  expect(parsePlan(odd)).toEqual({ choice, ticks: {} });
  const kept = { choice, ticks: {}, region: 'madrid' } as const;
  expect(hasTerms(kept, { region: 'madrid' })).toBe(true);
  expect(hasTerms(kept, { region: 'madrid', stay: 'visa' })).toBe(false);
  expect(joinPlans(kept, { choice, ticks: {}, region: 'valencia', stay: 'visa' })).toEqual({
    ...kept,
    stay: 'visa',
  });
});

test('a plan without readable ticks has none, and one without choices is none', () => {
  expect(parsePlan({ ...choice, ticks: 'all' })).toEqual({ choice, ticks: {} });
  expect(parsePlan({ ticks: {} })).toBeUndefined();
  expect(parsePlan(undefined)).toBeUndefined();
});

test('ticking notes the day, and ticking again takes it back', () => {
  const once = tick({ choice, ticks: {} }, 'check-official', '2026-11-21');
  expect(once.ticks).toEqual({ 'check-official': '2026-11-21' });
  expect(tick(once, 'check-official', '2026-11-22').ticks).toEqual({});
});

test('two plans of one pathway join their ticks, and one of another pathway stands alone', () => {
  const kept = { choice, ticks: { 'check-official': '2026-10-01' } };
  const same = { choice, ticks: { 'check-official': '2026-11-01', 'pre-enrol': '2026-11-02' } };
  expect(joinPlans(kept, same)).toEqual({
    choice,
    ticks: { 'check-official': '2026-10-01', 'pre-enrol': '2026-11-02' },
  });
  const other = { choice: { ...choice, start: '2028-09' }, ticks: {} };
  expect(joinPlans(kept, other)).toEqual(other);
  expect(joinPlans(null, same)).toEqual(same);
});
