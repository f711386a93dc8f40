import { expect, test } from 'vitest';
import { isReachedBy } from '#domain/matching/career.ts';
import { careerDetails } from './career-details.ts';
import { careers } from './careers.ts';
import { vocationalOutcomes } from './vocational-outcomes.ts';
import { vocationalTitles } from './vocational-titles.ts';

test('a career names a title of FP where an outcome of that title names the career, and only there', () => {
  const named = Object.entries(careerDetails).flatMap(([career, { titles }]) =>
    titles.map((title) => `${title} → ${career}`),
  );
  const published = Object.entries(vocationalOutcomes).flatMap(([title, { leadsTo }]) =>
    Object.keys(leadsTo).map((career) => `${title} → ${career}`),
  );
  expect(named.toSorted()).toEqual(published.toSorted());
});

test('a hundred and twenty careers are reached by FP through an outcome of the official list itself', () => {
  const outcomes = Object.values(vocationalOutcomes).filter(({ origin }) => origin === 'todofp');
  const led = new Set(outcomes.flatMap(({ leadsTo }) => Object.keys(leadsTo)));
  const byFp = careers.filter((career) => isReachedBy(career, 'vocational') && led.has(career.id));
  expect(byFp.length).toBeGreaterThanOrEqual(120);
});

test('outcomes are told of every title, in words', () => {
  expect(Object.keys(vocationalOutcomes)).toEqual(vocationalTitles.map(({ id }) => id));
  for (const [title, { origin, leadsTo }] of Object.entries(vocationalOutcomes)) {
    expect([title, origin]).toEqual([title, expect.stringMatching(/^(todofp|RD \d+\/\d{4})$/)]);
    for (const outcome of Object.values(leadsTo)) expect(outcome.length).toBeGreaterThan(4);
  }
});
