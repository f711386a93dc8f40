import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { six } from '#tests/matching/career-of.ts';
import { profileCorrelation } from './profile-correlation.ts';
import { profileCorrelationVectors } from './profile-correlation.vectors.ts';

test('the same shape correlates at 1, the mirrored one at -1, whatever the level and the width', () => {
  const one = six([10, 20, 38, 24, 16, 9]);
  const wider = six([120, 220, 400, 260, 180, 110]);
  const mirrored = six([30, 20, 2, 16, 24, 31]);
  expect(rOf(one, wider)).toBeCloseTo(1, 12);
  expect(rOf(one, mirrored)).toBeCloseTo(-1, 12);
});

test('gives the value worked out by hand', () => {
  // Deviations 2 -1 -1 0 0 0 and 1 1 -2 0 0 0: products sum to 3, norms are √6 and √6.
  expect(rOf(six([5, 2, 2, 3, 3, 3]), six([4, 4, 1, 3, 3, 3]))).toBeCloseTo(0.5, 12);
});

test('is undefined where one side is the same everywhere', () => {
  const flat = six([20, 20, 20, 20, 20, 20]);
  const shaped = six([3.46, 4.71, 1.34, 5.57, 2.38, 4.75]);
  expect(profileCorrelation(riasecLetters, flat, shaped)).toEqual({ kind: 'flat' });
  expect(profileCorrelation(riasecLetters, shaped, flat)).toEqual({ kind: 'flat' });
  const tenths = six([0.1, 0.1, 0.1, 0.1, 0.1, 0.1]);
  expect(profileCorrelation(riasecLetters, shaped, tenths)).toEqual({ kind: 'flat' });
});

test('six contributions sum to r for 1,000 people and as many occupations', () => {
  const points = fc.tuple(...riasecLetters.map(() => fc.integer({ min: 0, max: 40 })));
  const figures = fc.tuple(...riasecLetters.map(() => fc.integer({ min: 100, max: 700 })));
  const everyone = fc.check(
    fc.property(points, figures, (person, occupation) => {
      const [x, y] = [six(sixOf(person)), six(sixOf(occupation.map((figure) => figure / 100)))];
      const compared = profileCorrelation(riasecLetters, x, y);
      if (compared.kind === 'flat')
        return Math.min(new Set(person).size, new Set(occupation).size) === 1;
      const sum = riasecLetters.reduce(
        (total, letter) => total + compared.contributions[letter],
        0,
      );
      const textbook = textbookR(Object.values(x), Object.values(y));
      return Math.abs(sum - compared.r) < 1e-9 && Math.abs(compared.r - textbook) < 1e-9;
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  );
  expect(everyone.counterexample).toBeNull();
});

test('numbers worked out elsewhere are the same here', () => {
  const found = profileCorrelationVectors.map(({ person, occupation }) =>
    rOf(six(person), six(occupation))?.toFixed(6),
  );
  expect(found).toEqual(profileCorrelationVectors.map(({ r }) => r?.toFixed(6)));
});

function rOf(one: ReturnType<typeof six>, other: ReturnType<typeof six>): number | undefined {
  const compared = profileCorrelation(riasecLetters, one, other);
  return compared.kind === 'correlated' ? compared.r : undefined;
}

function sixOf([r = 0, i = 0, a = 0, s = 0, e = 0, c = 0]: readonly number[]) {
  return [r, i, a, s, e, c] as const;
}

/** The computational formula of the textbooks, which shares no step with the code. */
function textbookR(x: readonly number[], y: readonly number[]): number {
  const n = x.length;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const products = sum(x.map((value, index) => value * (y[index] ?? 0)));
  const squares = (numbers: readonly number[]) =>
    n * sum(numbers.map((value) => value ** 2)) - sum(numbers) ** 2;
  return (n * products - sum(x) * sum(y)) / Math.sqrt(squares(x) * squares(y));
}
