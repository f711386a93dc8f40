import { expect, it } from 'vitest';
import { findInstrument } from '#content/instruments/publications.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import { questionsOf } from './questions.ts';

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('riasec v1 is not published');
const riasec = instrument;
const scaleOf = new Map(riasec.items.map(({ id, scale }) => [id, scale]));
/** Likes what is investigative and artistic, little else: an order that is soon certain. */
const taste: Record<string, number> = { R: 0, I: 4, A: 3, S: 1, E: 2, C: 0 };

/** Answers page after page, as on a wide screen; `choose` gives null for a question passed over. */
function walk(choose: (item: string, asked: number) => number | null) {
  const answers: Record<string, number | null> = {};
  for (let questions = questionsOf(riasec, 'short', answers); questions.isOpen;) {
    for (const item of questions.pages.at(-1) ?? []) {
      answers[item] = choose(item, Object.keys(answers).length);
    }
    questions = questionsOf(riasec, 'short', answers);
  }
  return { answers, questions: questionsOf(riasec, 'short', answers) };
}

it('shows all sixty of the full form, five a page', () => {
  const { items, pages, isOpen, length } = questionsOf(riasec, 'full', {});
  expect([items.length, pages.length, isOpen, length]).toEqual([60, 12, false, undefined]);
});

it('starts the short form with one question of each type and knows nothing behind them', () => {
  const { items, pages, isOpen, length } = questionsOf(riasec, 'short', {});
  expect(items.map((item) => scaleOf.get(item) ?? '').toSorted()).toEqual([
    'A',
    'C',
    'E',
    'I',
    'R',
    'S',
  ]);
  expect([pages.length, isOpen, length?.expected]).toEqual([1, true, 36]);
});

it('keeps the pages that were shown when answers add further ones', () => {
  const first = questionsOf(riasec, 'short', {});
  const half = Object.fromEntries(first.items.slice(0, 3).map((item) => [item, 2]));
  expect(questionsOf(riasec, 'short', half).pages).toEqual(first.pages);
  const whole = Object.fromEntries(first.items.map((item) => [item, 2]));
  expect(questionsOf(riasec, 'short', whole).pages.slice(0, 1)).toEqual(first.pages);
  expect(questionsOf(riasec, 'short', whole).pages).toHaveLength(2);
});

it('ends a short form of clear tastes after the start, with exactly the path as its pages', () => {
  const { answers, questions } = walk((item) => taste[scaleOf.get(item) ?? ''] ?? 0);
  expect(questions.isOpen).toBe(false);
  expect(questions.items.length).toBeGreaterThanOrEqual(24);
  expect(questions.items.length).toBeLessThan(40);
  expect(questions.items.toSorted()).toEqual(followPath(riasec, answers).asked.toSorted());
});

it('goes on behind questions that are passed over, and ends even when all are', () => {
  const { questions } = walk((_, asked) => (asked % 3 === 0 ? null : 2));
  expect(questions.isOpen).toBe(false);
  expect(walk(() => null).questions.items).toHaveLength(60);
});

it('asks the question that names its choice at its place, on the page before it, and counts sixty', () => {
  const newest = findInstrument('riasec', 2);
  if (!newest) throw new Error('riasec v2 is not published');
  const { items, counted, pages } = questionsOf(newest, 'full', {});
  expect([items.length, counted.length, pages.length]).toEqual([61, 60, 12]);
  expect(items[items.indexOf('check-liking') - 1]).toBe('r16');
  expect(pages.filter((page) => page.length === 6)).toEqual([
    expect.arrayContaining(['r16', 'check-liking']),
  ]);
  expect(questionsOf(newest, 'short', {}).items).not.toContain('check-liking');
});
