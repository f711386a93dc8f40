import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { careerSchema } from '#content/schemas/career.ts';
import { professionSchema } from '#content/schemas/profession.ts';
import { degreeSchema } from '#content/schemas/studies.ts';
import { siteSchema } from '#content/schemas/site.ts';
import { kinds, siteFile, type Kind } from './kinds.ts';
import { readRecord, told } from './record.ts';
import { writeRecord } from './write-record.ts';

const file = 'content/degrees/toy.yaml';
const toy = 'name: Grado en Juguetes\nenglish: Toys\nbranch: arts\nyears: 4\n';

function mistakesOf(text: string): readonly string[] {
  const read = readRecord(file, text, degreeSchema);
  return 'mistakes' in read ? read.mistakes.map((mistake) => told(mistake, text)) : [];
}

describe('a mistake names file, line, field and reason', () => {
  test.each([
    ['nothing', toy, []],
    ['a field left out', toy.replace('english: Toys\n', ''), [`${file}:1 english: is missing`]],
    [
      'a wrong word',
      toy.replace('arts', 'art'),
      [expect.stringMatching(/^content\/degrees\/toy\.yaml:3 branch: /)],
    ],
    [
      'an unknown field',
      `${toy}colour: red\n`,
      [`${file}:5 colour: is no field of this kind of record`],
    ],
    ['an empty text', toy.replace('Toys', "''"), [`${file}:2 english: is empty`]],
    ['no YAML', `${toy}- x\n`, [expect.stringMatching(/^content\/degrees\/toy\.yaml:5 \S/)]],
  ])('%s', (_, text, mistakes) => {
    expect(mistakesOf(text)).toEqual(mistakes);
  });

  test('inside a list', () => {
    const text = readFileSync('content/careers/enfermeria.yaml', 'utf8');
    const broken = text.replace(/^ {4}en: Take readings.*$/m, "    en: ' '");
    const read = readRecord('x.yaml', broken, careerSchema);
    const line = broken.split('\n').indexOf("    en: ' '") + 1;
    expect('mistakes' in read && read.mistakes.map((mistake) => told(mistake, broken))).toEqual([
      `x.yaml:${line} tasks.0.en: has a space at an end, or a line break`,
    ]);
  });
});

test('a record is written in the order of its schema, without what is empty', () => {
  const given = {
    place: 10,
    years: 4,
    branch: 'arts',
    english: 'Toys: many',
    name: 'Grado',
  } as const;
  expect(writeRecord(degreeSchema, given)).toBe(
    "name: Grado\nenglish: 'Toys: many'\nbranch: arts\nplace: 10\nyears: 4\n",
  );
});

const names = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds);

test.each(names)('every record of %s stands as an editor of forms would save it', (kind) => {
  const files = readdirSync(`content/${kind}`).filter((name) => name.endsWith('.yaml'));
  const schema: z.ZodType = kinds[kind];
  const otherwise = files.filter((name) => {
    const text = readFileSync(`content/${kind}/${name}`, 'utf8');
    const read = readRecord(name, text, schema);
    return 'mistakes' in read || writeRecord(schema, read.record) !== text;
  });
  expect(files.length).toBeGreaterThan(0);
  expect(otherwise).toEqual([]);
});

test('the record of the site stands so, too', () => {
  const text = readFileSync(siteFile, 'utf8');
  const read = readRecord(siteFile, text, siteSchema);
  expect('mistakes' in read ? read.mistakes : writeRecord(siteSchema, read.record)).toEqual(text);
});

const flying = `name:
  es: Pilotaje
  en: Flying
gates:
  - shared: chamber
  - kind: licence
    what:
      es: Hace falta una licencia.
    source:
      mark: X
      source: AESA
      url: https://www.seguridadaerea.gob.es/
      checked: 2026-11-23
`;
const wrongInProfession = (changed: string) => {
  const read = readRecord('flying.yaml', changed, professionSchema);
  return 'mistakes' in read ? read.mistakes.map((mistake) => told(mistake, changed)) : [];
};

test('of what may stand in a place, the mistakes of that are told which fits best', () => {
  expect(wrongInProfession(flying)).toEqual([
    'flying.yaml:8 gates.1.what.en: is missing',
    'flying.yaml:10 gates.1.source.mark: Invalid option: expected one of "V"|"S"|"U"',
  ]);
});

test('a name of what is shared has nothing beside it', () => {
  const mended = flying
    .replace('mark: X', 'mark: U')
    .replace('licencia.\n', 'licencia.\n      en: A licence.\n');
  expect(wrongInProfession(mended)).toEqual([]);
  expect(
    wrongInProfession(mended.replace('shared: chamber', 'shared: chamber\n    about: doctors')),
  ).toEqual(['flying.yaml:6 gates.0.about: is no field of this kind of record']);
});
