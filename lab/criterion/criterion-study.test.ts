import { expect, it } from 'vitest';
import { parseCriterionStudy } from '#domain/research/study.ts';
import { makeCriterionStudy, nextCriterionStudy } from './criterion-study.ts';
import type { Criterion } from './criterion.ts';

const few = { kind: 'not-yet', n: 7, of: 300 } as const;
function known(n: number) {
  return { kind: 'known', n, share: 0.4137, low: 0.3711, high: 0.4569, chance: 0.1284 } as const;
}
function study(families: Criterion['families'], day = '2026-11-22') {
  return makeCriterionStudy({ families, reactions: few, open: 3 }, day);
}

it('keeps figures rounded, and of few people how many are missing to the nearest five (P16)', () => {
  expect(study(known(412))).toEqual({
    families: {
      kind: 'made',
      n: 410,
      asOf: '2026-11-22',
      figures: { share: { value: 0.41, low: 0.37, high: 0.46 }, chance: 0.13 },
    },
    reactions: { kind: 'not-yet', missing: 300 },
  });
});

it('is the same until ten people came or left, each part by itself (P17)', () => {
  const last = study(known(412));
  expect(nextCriterionStudy(last, study(known(416), '2027-01-01'))).toBeUndefined();
  const moved = study(known(431), '2027-01-01');
  expect(nextCriterionStudy(last, moved)).toEqual(moved);
  const waiting = study({ kind: 'not-yet', n: 120, of: 300 });
  expect(nextCriterionStudy(waiting, study({ kind: 'not-yet', n: 124, of: 300 }))).toBeUndefined();
  expect(nextCriterionStudy(waiting, study({ kind: 'not-yet', n: 140, of: 300 }))).toMatchObject({
    families: { missing: 160 },
  });
});

it('reads what it kept, and nothing else', () => {
  const kept = study(known(412));
  expect(parseCriterionStudy(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseCriterionStudy({ instrument: 'riasec', version: 1 })).toBeUndefined();
});
