import { expect, test } from 'vitest';
import type { Study } from '#domain/research/study.ts';
import { nextStudy } from './next-study.ts';

const few = { kind: 'not-yet', missing: 5 } as const;

function study(n: number, english: number, asOf = '2026-11-22'): Study {
  return {
    instrument: 'sample',
    version: 1,
    n,
    scales: { kind: 'made', n, asOf, figures: [] },
    retest: few,
    times: few,
    differences: {
      language: {
        kind: 'made',
        n,
        asOf,
        figures: {
          reference: { group: 'es', n: n - english },
          groups: [{ group: 'en', n: english, items: [] }],
        },
      },
      age: few,
      country: few,
    },
    norms: few,
  };
}

test('nothing follows while fewer than ten people can have come or gone (P17)', () => {
  expect(nextStudy(study(1000, 400), study(1010, 410))).toBeUndefined();
  expect(nextStudy(study(1000, 400), study(1015, 400))).toBeDefined();
  expect(nextStudy(undefined, study(1000, 400))).toEqual(study(1000, 400));
});

test('a part by group stays as it was until each of its groups has moved by ten (P17)', () => {
  const last = study(1000, 400);
  const onlySpanish = nextStudy(last, study(1050, 405, '2026-12-01'));
  expect(onlySpanish?.scales).toMatchObject({ asOf: '2026-12-01' });
  expect(onlySpanish?.differences.language).toEqual(last.differences.language);
  const both = nextStudy(last, study(1050, 420, '2026-12-01'));
  expect(both?.differences.language).toMatchObject({ asOf: '2026-12-01' });
});

test('a part that had figures keeps them when its people have become too few', () => {
  const last = study(1000, 400);
  const now = { ...study(900, 400), differences: { language: few, age: few, country: few } };
  expect(nextStudy(last, now)?.differences.language).toEqual(last.differences.language);
});
