import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedLength } from '#domain/instruments/adaptive-length.ts';
import { askedItems, followPath, nextItems } from '#domain/instruments/adaptive.ts';
import type { Responses } from '#domain/instruments/instrument.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenShortSheets } from './golden-short.ts';
import { interestsV1 } from './instrument.ts';

const ids = interestsV1.items.map(({ id }) => id);
/** What a person would answer to each item; `null`: would pass it over. */
const persons = fc
  .array(fc.option(fc.integer({ min: 0, max: 4 }), { freq: 12 }), { minLength: 60, maxLength: 60 })
  .map((values) => new Map(ids.map((id, index) => [id, values[index] ?? null])));

test('the bank of the short form is every item once, four facets of each type first', () => {
  const short = interestsV1.forms.short ?? [];
  expect(short.toSorted()).toEqual(ids.toSorted());
  for (const letter of riasecLetters) {
    const first = short
      .slice(0, 24)
      .map((id) => interestsV1.items.find((item) => item.id === id))
      .filter((item) => item?.scale === letter);
    expect(new Set(first.map((item) => item?.facet)).size).toBe(4);
  }
});

test.each(goldenShortSheets)('asks and scores "$name" as worked out by hand', (sheet) => {
  const all = Object.fromEntries(
    interestsV1.items.map(({ id, scale }) => [id, sheet.choice[scale]]),
  );
  const { asked, settled } = followPath(interestsV1, all);
  const responses = Object.fromEntries(asked.map((id) => [id, all[id] ?? 0]));
  const counts = riasecLetters.map((letter) =>
    asked.filter((id) => id[0] === letter.toLowerCase()),
  );
  expect(counts.map(({ length }) => length)).toEqual(sheet.asked);
  expect(settled).toBe(sheet.settled);
  const scores = scoreScales(interestsV1, responses, 'short');
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  expect(
    scores.map((score) => (score.kind === 'scored' ? score.error.toFixed(2) : '-')).join(' '),
  ).toBe(sheet.errors);
  expect(scores.every((score) => score.kind === 'scored' && !score.prorated)).toBe(true);
});

test('never asks an item twice, asks a type at most once a round, and ends within the bank', () => {
  fc.assert(
    fc.property(persons, (person) => {
      const { rounds, responses } = take(person);
      const asked = rounds.flat();
      expect(new Set(asked).size).toBe(asked.length);
      for (const round of rounds) expect(new Set(round.map((id) => id[0])).size).toBe(round.length);
      expect(followPath(interestsV1, responses).settled).not.toBe(false);
      expect(askedItems(interestsV1, 'short', responses)).toEqual(asked);
    }),
  );
});

test('stopping anywhere and going on with the stored answers meets the same questions', () => {
  fc.assert(
    fc.property(persons, fc.nat(59), (person, stop) => {
      const whole = take(person);
      const path = whole.rounds.flat();
      const kept = path.slice(0, stop);
      // What a database gives back: another order of keys.
      const stored = Object.fromEntries(
        kept.toReversed().map((id) => [id, person.get(id) ?? null]),
      );
      expect(followPath(interestsV1, stored).asked).toEqual(kept);
      expect(nextItems(interestsV1, stored)[0]).toBe(path[stop]);
      const resumed = take(person, stored);
      expect(followPath(interestsV1, resumed.responses).asked).toEqual(path);
      expect(resumed.responses).toEqual(whole.responses);
    }),
  );
});

test('taking the last answer back asks the same item again', () => {
  fc.assert(
    fc.property(persons, (person) => {
      const { rounds, responses } = take(person);
      const last = rounds.flat().at(-1) ?? '';
      const { [last]: _, ...before } = responses;
      expect(nextItems(interestsV1, before)).toEqual([last]);
    }),
  );
});

test('answers beside the path do not change what is asked', () => {
  fc.assert(
    fc.property(persons, fc.constantFrom(...ids), fc.nat(4), (person, id, value) => {
      const { responses } = take(person);
      fc.pre(!(id in responses));
      const { asked, next } = followPath(interestsV1, { ...responses, [id]: value });
      expect({ asked, next }).toEqual({
        asked: followPath(interestsV1, responses).asked,
        next: [],
      });
    }),
  );
});

test('gives a type another item for one passed over, and no score for more than a fifth open', () => {
  const passing = (count: number) => {
    const person = new Map<string, number | null>(ids.map((id) => [id, id[0] === 'i' ? 4 : 1]));
    for (const id of ['s01', 's02'].slice(0, count)) person.set(id, null);
    return take(person);
  };
  const social = (responses: Responses) => scoreScales(interestsV1, responses, 'short')[3];
  expect(
    passing(0)
      .rounds.flat()
      .filter((id) => id[0] === 's')
      .slice(0, 4),
  ).toEqual(['s01', 's02', 's04', 's06']);
  expect(passing(1).rounds[4]).toEqual(['s03']);
  const one = passing(1).responses;
  expect(social(Object.fromEntries(Object.entries(one).slice(0, 25)))).toMatchObject({
    kind: 'scored',
    answered: 4,
    of: 5,
    prorated: true,
    raw: 10,
  });
  const two = passing(2).responses;
  expect(social(Object.fromEntries(Object.entries(two).slice(0, 26)))).toMatchObject({
    kind: 'incomplete',
    answered: 4,
    of: 6,
  });
});

test('has no score before the start is nearly over', () => {
  const started = { s01: 4, s02: 4, s04: 4 };
  expect(scoreScales(interestsV1, started, 'short')[3]).toMatchObject({
    kind: 'incomplete',
    of: 4,
  });
});

test('tells a length that never lies behind what was asked, and is exact at the end', () => {
  expect(expectedLength(interestsV1, {})).toEqual({ asked: 0, expected: 36, least: 24, most: 48 });
  fc.assert(
    fc.property(persons, fc.nat(59), (person, stop) => {
      const { rounds, responses } = take(person);
      const path = rounds.flat();
      const sofar = Object.fromEntries(
        path.slice(0, stop).map((id) => [id, person.get(id) ?? null]),
      );
      const { asked, least, expected, most } = expectedLength(interestsV1, sofar);
      expect(asked).toBe(Math.min(stop, path.length));
      expect(least).toBeGreaterThanOrEqual(asked + nextItems(interestsV1, sofar).length);
      expect(expected).toBeGreaterThanOrEqual(least);
      expect(most).toBeGreaterThanOrEqual(expected);
      expect(most).toBeLessThanOrEqual(60);
      const end = path.length;
      expect(expectedLength(interestsV1, responses)).toEqual({
        asked: end,
        expected: end,
        least: end,
        most: end,
      });
    }),
  );
});

test('says nothing that is not a number, and a profile whenever all six have a score', () => {
  fc.assert(
    fc.property(persons, fc.nat(60), (person, stop) => {
      const path = take(person).rounds.flat();
      const sofar = Object.fromEntries(
        path.slice(0, stop).map((id) => [id, person.get(id) ?? null]),
      );
      const scores = scoreScales(interestsV1, sofar, 'short');
      const profile = interestsProfile(scores, interestsV1.precision);
      expect(JSON.stringify([scores, profile])).not.toContain('null');
      expect(profile.kind === 'incomplete').toBe(scores.some(({ kind }) => kind === 'incomplete'));
    }),
  );
});

/** Answers whatever is asked until nothing more is; the rounds as they were shown. */
function take(person: ReadonlyMap<string, number | null>, stored: Responses = {}) {
  const responses: Record<string, number | null> = { ...stored };
  const rounds: (readonly string[])[] = [];
  for (;;) {
    const next = nextItems(interestsV1, responses);
    if (next.length === 0) return { rounds, responses };
    rounds.push(next);
    for (const id of next) responses[id] = person.get(id) ?? null;
  }
}
