import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import {
  generatedAttempts,
  hurried,
  straightAtTheEnd,
} from '#tests/research/generated-attempts.ts';
import { definition } from '#domain/instruments/interests/interests.ts';
import { createCollector } from './release-collector.ts';
import type { ResearchAttempt } from './counted-section.ts';
import { nextRelease } from './next-release.ts';
import { SMALLEST_CELL } from './protect-table.ts';

// Twelve hundred people answer sixty questions each, several times.
vi.setConfig({ testTimeout: 30_000 });

const today = '2026-11-21';

const interests = { ...definition, testOrder: await definition.loadOrderTest?.() };

function releaseOf(attempts: readonly ResearchAttempt[]) {
  const collector = createCollector(interestsV1, interests);
  for (const attempt of attempts) collector.add(attempt);
  return collector.release(today);
}

const people = generatedAttempts(1_200, 7);
const [extra] = generatedAttempts(1, 8);
const release = releaseOf(people);

test('generated people come out as they were made: consistent scales on a hexagon', () => {
  expect(release?.n).toBeGreaterThan(1_100);
  expect(release?.from).toBe('2026-09-01');
  expect(release?.scales.map(({ alpha }) => alpha !== null && alpha > 0.8)).toEqual(
    Array(6).fill(true),
  );
  expect(release?.order?.index).toBeGreaterThan(0.6);
  expect(release?.firstByAge?.rows).toContain('16-17');
});

const answeredOn = (day: string, count: number) =>
  generatedAttempts(count, 11).map((person) => ({ ...person, submittedAt: day }));

test('the first month is one by whose end ten people had answered: fewer do not date a release (D16)', () => {
  const few = SMALLEST_CELL - 1;
  expect(releaseOf([...people, ...answeredOn('2026-01-15', few)])?.from).toBe('2026-09-01');
  // Some of the generated people answer carelessly and do not count, so a few more are asked.
  const months = [...answeredOn('2026-02-03', few), ...answeredOn('2026-04-03', 2 * few)];
  expect(releaseOf([...people, ...months])?.from).toBe('2026-04-01');
  expect(releaseOf(answeredOn('2027-05-01', 400))?.from).toBe('2026-11-01');
});

test('an attempt of a day that cannot be is not counted', () => {
  const collector = createCollector(interestsV1, interests);
  for (const day of [
    '-infinity',
    '0001-01-01',
    '1970-01-01',
    '2025-12-31',
    'infinity',
    '',
    '20260101',
  ])
    for (const one of answeredOn(day, 3)) expect(collector.add(one)).toBe('left out');
  expect(collector.count()).toBe(0);
});

test('the order of people does not change a byte', () => {
  expect(JSON.stringify(releaseOf(people.toReversed()))).toBe(JSON.stringify(release));
});

test('the release of the same people stays the same, byte for byte', () => {
  const bytes = createHash('sha256').update(JSON.stringify(release)).digest('hex');
  expect(bytes).toBe('08dc717ee7dd28bcf812e6165f6b1947a7be0ae33c1d0c5a4f31d5d20582398d');
});

test('times are needed of those only whom they decide about, and the release is the same', () => {
  // Every tenth shows one sign, and half of those hurry, which is two.
  const some = people.map((person, index) => {
    if (index % 10 > 0) return person;
    const itemTimes = index % 20 > 0 ? person.itemTimes : hurried(person.itemTimes);
    return { ...person, itemTimes, answers: straightAtTheEnd(person.answers) };
  });
  const [whole, byNeed] = [
    createCollector(interestsV1, interests),
    createCollector(interestsV1, interests),
  ];
  const seen = { counted: 0, 'left out': 0, undecided: 0 };
  for (const { itemTimes, ...untimed } of some) {
    whole.add({ ...untimed, itemTimes });
    const first = byNeed.add(untimed);
    seen[first] += 1;
    if (first === 'undecided') seen[byNeed.add({ ...untimed, itemTimes })] += 1;
  }
  expect(seen.undecided).toBeGreaterThan(100);
  expect(seen['left out']).toBeGreaterThan(50);
  expect(byNeed.count()).toBe(seen.counted);
  expect(byNeed.release(today)).toEqual(whole.release(today));
});

test('no figure below ten people is printed', () => {
  const shown = [release?.firstByAge, release?.firstByCountry].flatMap(
    (table) => table?.cells.flat().filter((cell) => cell !== null) ?? [],
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(10);
});

test('fewer than 300 people are no release; gaps, short forms and careless answers are no people', () => {
  expect(releaseOf(people.slice(0, 299))).toBeUndefined();
  const collector = createCollector(interestsV1, interests);
  const [one] = people;
  if (!one || !extra) throw new Error('nobody');
  const { r01: _, ...gap } = one.answers;
  expect(collector.add({ ...one, answers: gap })).toBe('left out');
  expect(collector.add({ ...one, form: 'short' })).toBe('left out');
  const same = Object.fromEntries(interestsV1.items.map(({ id }) => [id, 3]));
  expect(collector.add({ ...one, answers: same, itemTimes: {} })).toBe('left out');
  expect(collector.count()).toBe(0);
});

test('one more person, or one fewer, changes no released byte (P17)', () => {
  const last = release;
  if (!last || !extra) throw new Error('no release');
  for (const now of [releaseOf([...people, extra]), releaseOf(people.slice(1))]) {
    if (!now) throw new Error('no release');
    expect(nextRelease(last, now)).toBeUndefined();
  }
});

test('many more people are a new release; a table with a figure that hardly moved stays as it was', () => {
  const last = release;
  const now = releaseOf([...people, ...generatedAttempts(400, 9)]);
  if (!last?.firstByAge || !now?.firstByAge) throw new Error('no release');
  const next = nextRelease(last, now);
  expect(next?.n).toBe(now.n);
  const [first = 0] = last.firstByAge.rowTotals;
  const hardly = {
    ...now,
    firstByAge: {
      ...now.firstByAge,
      rowTotals: [first + 5, ...now.firstByAge.rowTotals.slice(1)],
    },
  };
  expect(nextRelease(last, hardly)?.firstByAge).toBe(last.firstByAge);
});
