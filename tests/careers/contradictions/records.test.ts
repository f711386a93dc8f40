// Records as they are written, before anything tells them: both languages of a sentence have the same figures, and a figure that is of
// a year says that year. Read by a reader of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { numberWords } from './number-words.ts';

type Pair = {
  readonly at: string;
  readonly es: string;
  readonly en: string;
  readonly year?: string;
};

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .toSorted();

/** Every sentence in both languages, with the year that its record says it is of. */
function pairsIn(at: string, value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  const record: Record<string, unknown> = { ...value };
  const { es, en } = record;
  if (typeof es === 'string' && typeof en === 'string') return [{ at, es, en }];
  const pairs = Object.entries(record).flatMap(([key, each]) => pairsIn(`${at}/${key}`, each));
  const { year } = record;
  return typeof year === 'string' ? pairs.map((pair) => ({ ...pair, year })) : pairs;
}

const pairs = files.flatMap((file) =>
  pairsIn(file, parse(readFileSync(join('content', file), 'utf8'))),
);

function figuresOf(text: string): string {
  const figures = [...text.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([each]) =>
    each.replaceAll(/\D/g, ''),
  );
  return figures.toSorted().join(' ');
}

function numbersOf(text: string): string {
  return numberWords
    .flatMap(([es, en]) =>
      [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${es}|${en})(?!\\p{L})`, 'giu'))].map(() => es),
    )
    .join(' ');
}

/** Records that tell families what holds; careers speak in pictures, and “dos veces” is “twice”. */
const ofFacts = /^(?:answers|countries|degrees|facts|gates|professions|titles)\//;

const unlike = ({ at, es, en }: Pair) =>
  figuresOf(es) !== figuresOf(en) || (ofFacts.test(at) && numbersOf(es) !== numbersOf(en));

test('a sentence of a record has the same figures in both languages, and one that is planted is found', () => {
  expect(pairs.length).toBeGreaterThan(5000);
  expect(pairs.filter(unlike).map(({ at }) => at)).toEqual([]);
  const planted = { at: 'countries/peru.yaml', es: 'Son 16 sobre 20.', en: 'It is 14 out of 20.' };
  expect(unlike(planted)).toBe(true);
  expect(unlike({ at: planted.at, es: 'Tarda tres meses.', en: 'It takes two months.' })).toBe(
    true,
  );
  expect(unlike({ at: planted.at, es: 'Traiga las dos, a las 9:00.', en: 'Both, at 9:00.' })).toBe(
    false,
  );
});

/** Years that a text names, the first of a course; of a law, of a change to come and of a cohort none. */
function yearsIn(text: string): readonly string[] {
  const named = text
    .replaceAll(/\b(?:RD|Ley|Orden|Real Decreto)\b[^.;]*?\/\d{4}/g, '')
    .replaceAll(/\b(?:desde|acabaron un grado en) 20\d\d(?:-\d\d)?/g, '');
  return [...named.matchAll(/(?<![\d/])(20\d\d)(?:-\d\d)?(?!\d)/g)].map(([, year = '']) => year);
}

const isOfOther = ({ es, year = '' }: Pair) => {
  const named = yearsIn(es);
  return year !== '' && named.length > 0 && !named.includes(year.slice(0, 4));
};

test('a sentence whose record is of a year names that one, if it names any, and one that is planted is found', () => {
  expect(pairs.filter(({ year }) => year !== undefined).length).toBeGreaterThan(60);
  expect(pairs.filter(isOfOther).map(({ at, es, year }) => `${at} ${year}: ${es}`)).toEqual([]);
  expect(isOfOther({ at: '', es: 'En 2024-25 costaba 400 €.', en: '', year: '2025-26' })).toBe(
    true,
  );
});
