import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readRecords, recordsCache } from './read-records.ts';
import { mistakesBetween } from './references.ts';

const root = resolve(import.meta.dirname, '../..');
const records = readRecords(root, { cacheFile: recordsCache(root) });

test('names that nothing has are told by file and field', () => {
  const profession = records.professions.get('enfermeria');
  if (!profession) throw new Error('nobody tells of nursing');
  const professions = new Map(records.professions).set('enfermeria', {
    ...profession,
    gates: [{ shared: 'no-such-gate' }],
  });
  expect(mistakesBetween({ ...records, professions })).toEqual([
    'content/professions/enfermeria.yaml gates.0: content/gates has no no-such-gate',
  ]);
  professions.delete('enfermeria');
  expect(mistakesBetween({ ...records, professions })).toEqual([
    'content/careers/enfermeria.yaml profession: no profession is called enfermeria',
  ]);
});

test('what was not read has no figure, wherever its source stands', () => {
  const gate = records.gates.get('public-posts');
  if (!gate) throw new Error('nobody tells of public posts');
  const what = { es: 'Hay 10 plazas.', en: 'There are 10 posts.' };
  const gates = new Map(records.gates).set('public-posts', { ...gate, what });
  const told = mistakesBetween({ ...records, gates });
  expect(told).toContain(
    'content/professions/meteorologia.yaml gates.0: has a figure that was not read',
  );
  expect(told).toHaveLength(3);
});

test('each claim of a portrait follows from items of its own types', () => {
  const portrait = records.portraits.get('ri');
  if (!portrait) throw new Error('there is no portrait of making and finding out');
  const told = (from: readonly string[]) => {
    const drains = { ...portrait.drains, from: [...from] };
    return mistakesBetween({
      ...records,
      portraits: new Map(records.portraits).set('ri', { ...portrait, drains }),
    });
  };
  expect(told(['r04', 'i09'])).toEqual([]);
  expect(told(['r04', 'i99'])).toEqual([
    'content/portraits/ri.yaml drains: i99 is no item',
    'content/portraits/ri.yaml drains: follows from no item of I',
  ]);
  expect(told(['r04', 'i09', 'e04'])).toEqual([
    'content/portraits/ri.yaml drains: e04 is of another type',
  ]);
});

test('a question names facts that are there', () => {
  const question = records.faq.get('que-es-gratis');
  if (!question) throw new Error('nobody tells what is free');
  const answer = [{ es: 'Son {no-such-fact} €.', en: '{who} It is {no-such-fact}.' }];
  const faq = new Map(records.faq).set('que-es-gratis', { ...question, answer });
  expect(mistakesBetween({ ...records, faq })).toEqual([
    'content/faq/que-es-gratis.yaml answer: no fact is called no-such-fact',
  ]);
});

test('an answer to families names facts that are there, and types no figure', () => {
  const answer = records.answers.get('puntos-del-ib');
  if (!answer) throw new Error('nobody tells of the IB');
  const answers = new Map(records.answers).set('puntos-del-ib', {
    ...answer,
    answer: [
      { es: 'Son {no-such-fact} de 45, desde 2025-26.', en: 'They are {no-such-fact} of 45.' },
    ],
  });
  expect(mistakesBetween({ ...records, answers })).toEqual([
    'content/answers/puntos-del-ib.yaml answer: no fact is called no-such-fact',
    'content/answers/puntos-del-ib.yaml answer: 45, is typed, and no fact',
    'content/answers/puntos-del-ib.yaml answer: 45. is typed, and no fact',
  ]);
});

test('no sentence stands in two portraits', () => {
  const [practical, helping] = [records.portraits.get('r'), records.portraits.get('s')];
  if (!practical || !helping) throw new Error('a portrait is missing');
  const portraits = new Map(records.portraits).set('s', {
    ...helping,
    drains: { ...practical.drains, from: helping.drains.from },
  });
  expect(mistakesBetween({ ...records, portraits })).toHaveLength(2);
  portraits.delete('s');
  expect(mistakesBetween({ ...records, portraits })).toEqual([
    'content/portraits/s.yaml name: is missing',
  ]);
});
