import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { careerOf, profileFor } from '#tests/matching/career-of.ts';
import { matchCareers } from './match-careers.ts';
import { haveSameShape } from './same-shape.ts';

const one = careerOf('one', [2, 7, 2, 4, 1, 4]);

test('a shape is the same whatever its height and width, and another when one letter moves', () => {
  expect(haveSameShape(one, careerOf('wider', [1, 6, 1, 3, 0, 3]))).toBe(true);
  expect(haveSameShape(one, careerOf('flatter', [3, 5.5, 3, 4, 2.5, 4]))).toBe(true);
  expect(haveSameShape(one, careerOf('other', [2, 7, 4, 4, 1, 2]))).toBe(false);
  expect(haveSameShape(one, careerOf('none', [4, 4, 4, 4, 4, 4]))).toBe(false);
});

test('one of a shape is shown while others fit, and the rest where nothing else does', () => {
  const profile = profileFor([12, 38, 14, 24, 10, 20]);
  const twins = Array.from({ length: 9 }, (_, n) => careerOf(`twin-${n}`, [2, 7, 2, 4, 1, 4]));
  const shown = (careers: readonly (typeof one)[]) => {
    const list = matchCareers({ profile, careers, level: 'both', reactions: {} });
    if (list.kind !== 'matched') throw new Error('no list');
    return [...list.strong, ...list.good].map(({ career }) => career.id);
  };
  expect(shown(twins)).toHaveLength(9);
  const others = [careerOf('plants', [5, 7, 2, 3, 1, 2]), careerOf('texts', [1, 7, 5, 4, 2, 3])];
  const ten = [...twins.slice(0, 2), ...others];
  expect(shown(ten)).toEqual(expect.arrayContaining(['plants', 'texts', 'twin-0', 'twin-1']));
});

test('careers that O*NET measures by university teachers share one place of a list', () => {
  const teachers = careers.filter(({ id }) =>
    ['literatura', 'lenguas-extranjeras', 'filosofia', 'docencia-universitaria'].includes(id),
  );
  expect(teachers).toHaveLength(4);
  const apart = teachers.flatMap((first) =>
    teachers.filter((second) => !haveSameShape(first, second)).map(({ id }) => [first.id, id]),
  );
  expect(apart).toEqual([]);
  const investigativeAndSocial = profileFor([12, 28, 24, 38, 14, 18]);
  const list = matchCareers({
    profile: investigativeAndSocial,
    careers,
    level: 'university',
    reactions: {},
  });
  if (list.kind !== 'matched') throw new Error('no list');
  const shown = [...list.strong, ...list.good].map(({ career }) => career);
  expect(shown).toHaveLength(10);
  const ids = teachers.map(({ id }) => id);
  expect(shown.filter(({ id }) => ids.some((each) => each === id))).toHaveLength(1);
});
