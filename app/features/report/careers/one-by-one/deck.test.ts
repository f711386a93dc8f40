import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { deckOf, shortList } from './deck.ts';

const attempt = attemptFor(interestsV2, { R: 6, I: 36, A: 6, S: 30, E: 6, C: 6 });
const sections = [interestsSection(interestsV2, attempt)];
const told = (reactions = {}) => reportOf({ sections, careers, level: 'both', reactions }).careers;

test('ten careers come, each family before the second of any', () => {
  const deck = deckOf(told(), {});
  expect(deck).toHaveLength(10);
  const families = deck.map(({ career }) => career.family);
  const first = families.findIndex((family, at) => families.indexOf(family) < at);
  expect(new Set(families.slice(0, first)).size).toBe(first);
  expect(new Set(families)).toEqual(new Set(families.slice(0, first)));
});

test('what was answered before does not come again', () => {
  const [one, two] = deckOf(told(), {});
  const reactions = { [one?.career.id ?? '']: 'no', [two?.career.id ?? '']: 'known' } as const;
  const ids = deckOf(told(reactions), reactions).map(({ career }) => career.id);
  expect(ids).not.toContain(one?.career.id);
  expect(ids).not.toContain(two?.career.id);
});

test('the short list has what was taken, the likest first', () => {
  const deck = deckOf(told(), {});
  const reactions = Object.fromEntries(
    deck.map(({ career }, at) => [career.id, at % 2 === 0 ? 'interested' : 'no'] as const),
  );
  const list = shortList(deck, reactions);
  expect(list).toHaveLength(5);
  const agreement = list.map(({ r }) => r);
  expect(agreement).toEqual(agreement.toSorted((a, b) => b - a));
});
