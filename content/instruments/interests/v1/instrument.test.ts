import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { interestsV1 } from './instrument.ts';

const ids = interestsV1.items.map(({ id }) => id);
const choice = fc.integer({ min: 0, max: 4 });

test('has ten items per type, each with an id of its own that starts with its type', () => {
  expect(new Set(ids).size).toBe(60);
  for (const scale of interestsV1.scales) {
    const own = interestsV1.items.filter((item) => item.scale === scale);
    expect(own.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, n) => scale.toLowerCase() + String(n + 1).padStart(2, '0')),
    );
  }
});

test('covers each type broadly: no facet makes up more than three of its ten items', () => {
  for (const scale of interestsV1.scales) {
    const facets = interestsV1.items.flatMap((item) => (item.scale === scale ? [item.facet] : []));
    for (const facet of facets) {
      expect(facets.filter((other) => other === facet).length).toBeLessThanOrEqual(3);
    }
    expect(new Set(facets).size).toBeGreaterThanOrEqual(7);
  }
});

test('asks every item once, and never two of one type in a row', () => {
  const { full } = interestsV1.forms;
  expect(full.toSorted()).toEqual(ids.toSorted());
  for (const [index, id] of full.entries()) {
    expect(full[index + 1]?.[0]).not.toBe(id[0]);
  }
});

test('asks one item of each type in every six, so that a person who stops early is even', () => {
  const { full } = interestsV1.forms;
  for (let start = 0; start < full.length; start += 6) {
    const types = full.slice(start, start + 6).map((id) => id[0]);
    expect(new Set(types).size).toBe(6);
  }
});

test.each(ids)('%s counts for its own type only, one point per step of liking', (id) => {
  const level = (value: number) =>
    scoreScales(interestsV1, {
      ...Object.fromEntries(ids.map((one) => [one, 0])),
      [id]: value,
    }).map((score) => (score.kind === 'scored' ? score.raw : undefined));
  const own = interestsV1.scales.findIndex((scale) => scale.toLowerCase() === id[0]);
  for (const value of [0, 1, 2, 3, 4]) {
    expect(level(value)).toEqual(interestsV1.scales.map((_, index) => (index === own ? value : 0)));
  }
});

test('never says NaN or infinity, whatever part of the items is answered', () => {
  const parts = fc.dictionary(fc.constantFrom(...ids), fc.option(choice), { maxKeys: 60 });
  const nearlyWhole = fc
    .tuple(fc.array(choice, { minLength: 60, maxLength: 60 }), fc.subarray(ids, { maxLength: 9 }))
    .map(([values, left]) =>
      Object.fromEntries(
        ids.flatMap((id, index) => (left.includes(id) ? [] : [[id, values[index] ?? 0]])),
      ),
    );
  fc.assert(
    fc.property(fc.oneof(parts, nearlyWhole), (responses) => {
      const scores = scoreScales(interestsV1, responses);
      const profile = interestsProfile(scores, interestsV1.precision);
      expect(JSON.stringify([scores, profile])).not.toContain('null');
      const scored = scores.every(({ kind }) => kind === 'scored');
      expect(profile.kind === 'incomplete').toBe(!scored);
    }),
  );
});
