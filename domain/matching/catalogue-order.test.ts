import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { profileFor } from '#tests/matching/career-of.ts';
import { catalogueOrder } from './catalogue-order.ts';
import { matchCareers } from './match-careers.ts';
import { rankCareers } from './rank-careers.ts';
import type { Reactions } from './reaction.ts';

const profile = profileFor([10, 22, 36, 30, 12, 6]);

function orderWith(reactions: Reactions) {
  if (profile.kind !== 'differentiated') throw new Error(profile.kind);
  const ranked = rankCareers(profile.points, careers) ?? [];
  const matches = matchCareers({ profile, careers, level: 'both', reactions });
  if (matches.kind !== 'matched') throw new Error(matches.kind);
  return { matches, order: catalogueOrder(ranked, matches), ranked };
}

test('what the result names comes first, family by family as it does', () => {
  const { matches, order } = orderWith({});
  const named = [...matches.strong, ...matches.good];
  expect(named.length).toBeGreaterThan(5);
  const first = order.slice(0, named.length);
  expect(new Set(first.map(({ career }) => career.id))).toEqual(
    new Set(named.map(({ career }) => career.id)),
  );
  const families = first.map(({ career }) => matches.families.indexOf(career.family));
  expect(families).toEqual(families.toSorted((a, b) => a - b));
});

test('behind it no career stands above one of a better band, and every career stands once', () => {
  const { matches, order, ranked } = orderWith({});
  const named = matches.strong.length + matches.good.length;
  const told = order.slice(named).map(({ band }) => band);
  expect(told).toEqual(
    ['strong', 'good', 'near', 'weak'].flatMap((band) => told.filter((each) => each === band)),
  );
  expect(new Set(told).size).toBeGreaterThan(1);
  expect(order.map(({ career }) => career.id).toSorted()).toEqual(
    ranked.map(({ career }) => career.id).toSorted(),
  );
});

test('a career that was refused is the last', () => {
  const [first] = orderWith({}).order;
  const id = first?.career.id ?? '';
  expect(orderWith({ [id]: 'no' }).order.at(-1)?.career.id).toBe(id);
});
