import { expect, test } from 'vitest';
import { isReachedBy } from '#domain/matching/career.ts';
import { careerDetails } from './career-details.ts';
import { careers } from './careers.ts';
import { titleOutcomesOfDecrees } from './studies/title-outcomes-of-decrees.ts';
import { titleOutcomes } from './studies/title-outcomes.ts';
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

test('an outcome stands in the list that its title publishes', () => {
  for (const [title, { leadsTo }] of Object.entries(vocationalOutcomes)) {
    const { outcomes = [] } = titleOutcomes[title] ?? titleOutcomesOfDecrees[title] ?? {};
    for (const outcome of Object.values(leadsTo)) {
      const stands = outcomes.some((entry) => entry.includes(outcome));
      expect([title, outcome, stands]).toEqual([title, outcome, true]);
    }
  }
});

test('every career of FP is reached through an outcome that was read', () => {
  const read = Object.values(vocationalOutcomes);
  const led = new Set(read.flatMap(({ leadsTo }) => Object.keys(leadsTo)));
  const byFp = careers.filter((career) => isReachedBy(career, 'vocational'));
  expect(byFp.filter(({ id }) => !led.has(id))).toEqual([]);
  expect(byFp.length).toBeGreaterThanOrEqual(130);
});

test('outcomes are told of every title, in words', () => {
  expect(Object.keys(vocationalOutcomes)).toEqual(vocationalTitles.map(({ id }) => id));
  for (const [title, { origin, leadsTo }] of Object.entries(vocationalOutcomes)) {
    expect([title, origin]).toEqual([title, expect.stringMatching(/^(todofp|RD \d+\/\d{4})$/)]);
    for (const outcome of Object.values(leadsTo)) expect(outcome.length).toBeGreaterThan(4);
  }
});
