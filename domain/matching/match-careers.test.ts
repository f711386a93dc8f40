import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { careerOf, profileFor, six } from '#tests/matching/career-of.ts';
import type { Career } from './career.ts';
import { matchCareers, type CareerMatches } from './match-careers.ts';
import { rankCareers } from './rank-careers.ts';
import { kinOf, type Reactions } from './reaction.ts';

const investigative = profileFor([12, 38, 14, 18, 10, 16]);

/** Twelve careers that all fit the investigative profile, a little less from one to the next. */
const fitting = Array.from({ length: 12 }, (_, n) =>
  careerOf(`lab-${String(n).padStart(2, '0')}`, [2, 7, 2.2, 3, 1.5 + n / 6, 2.5]),
);

test('a profile without differences is told as such, and gets no list', () => {
  const flat = matched({ profile: profileFor([20, 22, 20, 20, 20, 20]), careers: fitting });
  expect(flat).toEqual({ kind: 'flat' });
  const incomplete = { kind: 'incomplete', missing: ['R'] } as const;
  expect(matched({ profile: incomplete, careers: fitting })).toEqual({ kind: 'incomplete' });
});

test('shows ten at most, one of a family while there are enough families', () => {
  expect(idsOf(matched({ careers: fitting }))).toHaveLength(10);
  const ofFamilies = (names: readonly string[]) => {
    const inPairs = fitting.map((career, n) => ({ ...career, family: names[n >> 1] ?? '' }));
    const familyOf = new Map(inPairs.map(({ id, family }) => [id, family]));
    const shown = idsOf(matched({ careers: inPairs })).map((id) => familyOf.get(id));
    return [...new Set(names)].map((name) => shown.filter((family) => family === name).length);
  };
  expect(ofFamilies(['one', 'two', 'three', 'four', 'five', 'six'])).toEqual([2, 2, 2, 2, 1, 1]);
  expect(ofFamilies(['one', 'one', 'one', 'two', 'three', 'four'])).toEqual([4, 2, 2, 2]);
});

test('fills the list to ten from the families that there are, evenly, before it stays short', () => {
  const oneFamily = fitting.map((career) => ({ ...career, family: 'science' }));
  const list = matched({ careers: oneFamily });
  expect(idsOf(list)).toHaveLength(10);
  expect(list).toMatchObject({ total: 12, isThin: false });
  // Nine of one family and three of another: all three, and seven of the nine.
  const inTwo = fitting.map((career, n) => ({ ...career, family: n < 9 ? 'many' : 'few' }));
  const few = idsOf(matched({ careers: inTwo })).filter((id) => id >= 'lab-09');
  expect(few).toEqual(['lab-09', 'lab-10', 'lab-11']);
});

test('only careers of the chosen studies compete, and those with a second way in on both sides', () => {
  const careers = [
    careerOf('degree', [2, 7, 2, 3, 2, 2]),
    careerOf('trade', [2, 7, 2, 3, 2, 2.1], { level: 'vocational' }),
    careerOf('either', [2, 7, 2, 3, 2, 2.2], { level: 'vocational', alsoVia: 'university' }),
  ];
  const at = (level: 'university' | 'vocational' | 'both') =>
    idsOf(matchCareers({ profile: investigative, careers, level, reactions: {} })).toSorted();
  expect(at('university')).toEqual(['degree', 'either']);
  expect(at('vocational')).toEqual(['either', 'trade']);
  expect(at('both')).toEqual(['degree', 'either', 'trade']);
  expect(matched({ careers })).toMatchObject({ total: 2, elsewhere: 2 });
});

test('bands begin at .98 and .61, and below nothing is suggested', () => {
  // Against 2 -1 -1 0 0 0 a profile a·(2 -1 -1 0 0 0) + b·(0 0 0 2 -1 -1) has r = a / √(a² + b²).
  const points = profileFor([30, 15, 15, 20, 20, 20]);
  const at = (id: string, r: number) => {
    const b = Math.sqrt(1 - r ** 2);
    return careerOf(id, [4 + 2 * r, 4 - r, 4 - r, 4 + 2 * b, 4 - b, 4 - b]);
  };
  const careers = [
    at('strong', 0.9801),
    at('good', 0.9799),
    at('edge', 0.6101),
    at('weak', 0.6099),
  ];
  const list = matchCareers({ profile: points, careers, level: 'both', reactions: {} });
  if (list.kind !== 'matched') throw new Error(list.kind);
  expect(list.strong.map(({ career }) => career.id)).toEqual(['strong']);
  expect(list.good.map(({ career }) => career.id)).toEqual(['good', 'edge']);
  expect(list.total).toBe(3);
});

describe('where fewer than five match', () => {
  // r of .5 and of .4 with the profile 2 -1 -1 0 0 0; see above.
  const points = profileFor([30, 15, 15, 20, 20, 20]);
  const at = (id: string, r: number, more: Partial<Career> = {}) => {
    const b = Math.sqrt(1 - r ** 2);
    return careerOf(id, [4 + 2 * r, 4 - r, 4 - r, 4 + 2 * b, 4 - b, 4 - b], more);
  };
  const near = Array.from({ length: 7 }, (_, n) => at(`near-${n}`, 0.6 - n / 50));
  const listed = (careers: readonly Career[], reactions: Reactions = {}) => {
    const list = matchCareers({ profile: points, careers, level: 'university', reactions });
    if (list.kind !== 'matched') throw new Error(list.kind);
    return list;
  };
  const namesOf = (list: ReturnType<typeof listed>) => list.near.map(({ career }) => career.id);

  test('five that come closest stand apart, counted nowhere', () => {
    const list = listed([at('match', 0.9), ...near, at('far', 0.44)]);
    expect(namesOf(list)).toEqual(['near-0', 'near-1', 'near-2', 'near-3', 'near-4']);
    expect(list).toMatchObject({ total: 1, isThin: true, families: ['match'] });
    expect(list.near.every(({ band }) => band === 'near')).toBe(true);
  });

  test('they are not shown beside five matches', () => {
    const matches = Array.from({ length: 5 }, (_, n) => at(`match-${n}`, 0.9 - n / 50));
    expect(listed([...matches, ...near])).toMatchObject({ near: [], isThin: false });
    expect(listed([...matches.slice(1), ...near]).near).toHaveLength(5);
  });

  test('reactions and studies do with them what they do with a match', () => {
    const list = listed([...near, at('trade', 0.6, { level: 'vocational' })], {
      'near-0': 'no',
      'near-1': 'known',
      'near-2': 'interested',
    });
    expect(namesOf(list).toSorted()).toEqual(['near-3', 'near-4', 'near-5', 'near-6']);
    expect(list.favourites.map(({ career }) => career.id)).toEqual(['near-2']);
    expect(list.known.map(({ career }) => career.id)).toEqual(['near-1']);
    expect(list.refused.map(({ career }) => career.id)).toEqual(['near-0']);
  });
});

test('of two equally alike careers the one with the clearer profile comes first', () => {
  const clear = careerOf('clear', [1, 7, 1, 3, 1, 2]);
  const faint = careerOf('faint', [3, 4.5, 3, 3.5, 3, 3.25]);
  expect(idsOf(matched({ careers: [faint, clear] }))).toEqual(['clear', 'faint']);
});

test('families stand by how much fit their careers hold', () => {
  const [first, second, third] = fitting;
  if (!first || !second || !third) throw new Error('no careers');
  const careers = [
    { ...third, family: 'health' },
    { ...second, family: 'science' },
    { ...first, family: 'health' },
  ];
  expect(matched({ careers })).toMatchObject({ families: ['health', 'science'] });
});

test('shifting and stretching the points leaves every r as it is', () => {
  const points = fc.tuple(...riasecLetters.map(() => fc.integer({ min: 0, max: 40 })));
  const shift = fc.integer({ min: -20, max: 20 });
  const factor = fc.double({ min: 0.25, max: 4, noNaN: true });
  const everyone = fc.check(
    fc.property(points, shift, factor, ([r = 0, i = 0, a = 0, s = 0, e = 0, c = 0], by, times) => {
      const moved = (x: number) => x * times + by;
      const before = valuesOf(six([r, i, a, s, e, c]));
      const after = valuesOf(six([moved(r), moved(i), moved(a), moved(s), moved(e), moved(c)]));
      return before.every((value, index) => Math.abs(value - (after[index] ?? 9)) < 1e-9);
    }),
  );
  expect(everyone.counterexample).toBeNull();
});

describe('what a person says of a suggestion', () => {
  // Three alike (kin), and strangers that fit too.
  const careers: Career[] = [
    careerOf('biology', [2.5, 7, 2, 2.5, 1.5, 2.5]),
    careerOf('chemistry', [2.6, 7, 2, 2.4, 1.5, 2.7]),
    careerOf('physics', [2.7, 7, 2.1, 2.3, 1.5, 2.7]),
    careerOf('medicine', [2.2, 6.5, 1.6, 5.2, 1.8, 2]),
    careerOf('statistics', [1.4, 6.5, 2.2, 2.2, 1.6, 5]),
  ];
  const list = (reactions: Reactions) => matched({ careers, reactions });

  test('without a word, all of them stand in the order of fit', () => {
    expect(idsOf(list({}))).toEqual(['biology', 'chemistry', 'physics', 'medicine', 'statistics']);
  });

  test('"no" takes it away and its nearest kin sink', () => {
    const after = list({ biology: 'no' });
    expect(idsOf(after)).not.toContain('biology');
    expect(idsOf(after).indexOf('medicine')).toBeLessThan(idsOf(after).indexOf('chemistry'));
    expect(after).toMatchObject({ refused: [{ career: { id: 'biology' } }], total: 4 });
  });

  test('"interested" keeps it on top and its nearest kin rise, at the same r', () => {
    const before = rankOf(list({}), 'statistics');
    const after = list({ medicine: 'interested' });
    expect(after).toMatchObject({ favourites: [{ career: { id: 'medicine' } }] });
    expect(idsOf(after)).not.toContain('medicine');
    expect(rankOf(after, 'statistics')?.r).toBe(before?.r);
    const physics = careers.find(({ id }) => id === 'physics');
    if (!physics) throw new Error('no career');
    const [nearest] = kinOf(physics, careers);
    const liked = rankOf(list({ physics: 'interested' }), nearest?.id ?? '');
    expect(liked?.rankValue).toBeGreaterThan(rankOf(list({}), nearest?.id ?? '')?.rankValue ?? 9);
  });

  test('"known" moves it to a group of its own and leaves the others where they are', () => {
    const after = list({ biology: 'known' });
    expect(after).toMatchObject({ known: [{ career: { id: 'biology' } }] });
    expect(idsOf(after)).toEqual(['chemistry', 'physics', 'medicine', 'statistics']);
  });

  test('a favourite takes a place of its family', () => {
    const science = careers.map((career) => ({ ...career, family: 'science' }));
    const after = matched({ careers: science, reactions: { biology: 'interested' } });
    // With one place taken by the favourite, the best of the others comes first and the rest fills the list.
    expect(idsOf(after)).toHaveLength(4);
    const besides = careers.map((career, n) => ({ ...career, family: n < 3 ? 'one' : `${n}` }));
    const many = [...besides, ...fitting.map((career) => ({ ...career, family: career.id }))];
    const shownOfOne = idsOf(matched({ careers: many, reactions: { biology: 'interested' } }));
    expect(shownOfOne.filter((id) => id === 'chemistry' || id === 'physics').length).toBeLessThan(
      2,
    );
  });

  test('a favourite that fits badly stays a favourite, and is in no band', () => {
    const actor = careerOf('acting', [1, 1, 7, 4, 5, 1]);
    const after = matched({ careers: [...careers, actor], reactions: { acting: 'interested' } });
    expect(after).toMatchObject({ favourites: [{ band: 'weak' }], total: 5 });
  });

  test('a word about a career that is no longer in the catalogue changes nothing', () => {
    expect(list({ gone: 'no' })).toEqual(list({}));
  });
});

function matched({
  profile = investigative,
  careers,
  reactions = {},
}: {
  profile?: Parameters<typeof matchCareers>[0]['profile'];
  careers: readonly Career[];
  reactions?: Reactions;
}): CareerMatches {
  return matchCareers({ profile, careers, level: 'university', reactions });
}

/** r with each of the fitting careers, in their own order. */
function valuesOf(points: Parameters<typeof rankCareers>[0]): number[] {
  const ranked = rankCareers(points, fitting) ?? [];
  return fitting.flatMap(({ id }) => ranked.find(({ career }) => career.id === id)?.r ?? []);
}

function shown(list: CareerMatches) {
  return list.kind === 'matched' ? [...list.strong, ...list.good] : [];
}

function idsOf(list: CareerMatches): string[] {
  return shown(list).map(({ career }) => career.id);
}

function rankOf(list: CareerMatches, id: string) {
  return shown(list).find(({ career }) => career.id === id);
}
