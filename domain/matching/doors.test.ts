import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { doorsOf } from './doors.ts';

const points = { R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 };
const asked = { points, careers, level: 'both', reactions: {}, leanings: {} } as const;
const familiesOf = (some: readonly { readonly family: string }[]) =>
  some.map(({ family }) => family).toSorted();

test('six equal interests open one door of each family, at each level of studies', () => {
  const families = [...new Set(careers.map(({ family }) => family))].toSorted();
  expect(familiesOf(doorsOf(asked))).toEqual(families);
  const vocational = doorsOf({ ...asked, level: 'vocational' });
  expect(vocational.length).toBeGreaterThan(15);
  expect(vocational.every(({ level, alsoVia }) => [level, alsoVia].includes('vocational'))).toBe(
    true,
  );
});

test('what was liked inside a type comes first, and what was refused opens no door', () => {
  const leanings = { music: 2 };
  const [first] = doorsOf({ ...asked, leanings });
  expect(first?.fields).toContain('music');
  const id = first?.id ?? '';
  const doors = doorsOf({ ...asked, leanings, reactions: { [id]: 'no' } });
  expect(doors.map((one) => one.id)).not.toContain(id);
});
