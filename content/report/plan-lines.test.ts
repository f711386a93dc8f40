import { expect, test } from 'vitest';
import { parsePlan } from '#domain/pathway/plan.ts';
import { today } from '#tests/report/print-report.ts';
import { loadPlan } from './load-plan.ts';
import { planLines } from './plan-lines.ts';

const linesFrom = async (country: string, locale: 'es' | 'en' = 'es') => {
  const choice = { country, diploma: 'national', aim: 'public-degree', start: '2027-09' };
  const plan = parsePlan(choice);
  if (!plan) throw new Error(`no plan from ${country}`);
  const { part, words } = await loadPlan(plan, locale, today);
  return JSON.stringify(planLines(part, words, locale)).replaceAll('\u00a0', ' ');
};

test('a plan writes its figures as its country does', async () => {
  const mexico = await linesFrom('MX');
  expect(mexico).toContain('1,534 €');
  expect(mexico).toMatch(/\d\.\d\d €/);
  expect(mexico).not.toMatch(/\d\.\d{3} €|\d,\d\d? €/);
  const colombia = await linesFrom('CO');
  expect(colombia).toContain('1.534 €');
  expect(colombia).not.toMatch(/\d,\d{3} €|\d\.\d\d? €/);
  expect(await linesFrom('CO', 'en')).toContain('€1,534');
});
