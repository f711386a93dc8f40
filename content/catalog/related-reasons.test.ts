import { expect, test } from 'vitest';
import { catalog } from './registry.ts';
import { relatedReasons } from './related-reasons.ts';

function reasons(one: string, other: string) {
  const entries = [one, other].flatMap(
    (id) => catalog.find(({ career }) => career.id === id) ?? [],
  );
  const [a, b] = entries;
  if (!a || !b) throw new Error(`${one} or ${other} is no career`);
  return relatedReasons(a, b);
}

test('two careers with one degree are related by it, and then by their interests', () => {
  expect(reasons('medicina-interna', 'medicina-de-familia')).toEqual([
    { kind: 'studies', study: 'Grado en Medicina' },
    { kind: 'profile' },
  ]);
});

test('there are two reasons at most, the same both ways', () => {
  for (const entry of catalog) {
    for (const other of catalog.filter(({ career }) => entry.related.includes(career.id))) {
      const there = relatedReasons(entry, other).map(({ kind }) => kind);
      expect(there.length).toBeLessThanOrEqual(2);
      expect(relatedReasons(other, entry).map(({ kind }) => kind)).toEqual(there);
    }
  }
});

test('careers that only our judgement joins have none', () => {
  expect(reasons('enfermeria', 'soldadura')).toEqual([]);
});
