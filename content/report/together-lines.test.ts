import { expect, test } from 'vitest';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { reportOfPerson, reportWords } from '#tests/report/print-report.ts';
import { togetherLines } from './together-lines.ts';

const [first] = goldenPeople.filter(({ values, personality }) => values && personality);
if (!first) throw new Error('nobody took three tests');
const person: GoldenPerson = { ...first, interests: { R: 34, I: 32, A: 10, S: 8, E: 6, C: 12 } };
const said = reportWords.es.parts.together;

test('a single test is read beside nothing', async () => {
  const report = await reportOfPerson(person, { only: 'interests' });
  expect(togetherLines(report, reportWords.es)).toEqual([]);
});

test('a first place that is shared is never called clear', async () => {
  const told = togetherLines(await reportOfPerson(person), reportWords.es).join(' ');
  expect(told).not.toContain('se distinguen bien');
  expect(told).toContain('van muy juntos');
  const apart = { ...person, interests: { ...person.interests, I: 24 } };
  const clear = togetherLines(await reportOfPerson(apart), reportWords.es).join(' ');
  expect(clear).toContain('se distinguen bien');
});

test('values never say that they move the list', async () => {
  const flat = {
    ...person,
    values: Object.fromEntries(Object.keys(person.values ?? {}).map((id) => [id, 12])),
  };
  const told = togetherLines(await reportOfPerson(flat), reportWords.es);
  expect(told.join(' ')).toContain(said.noPriorities);
  expect(told.join(' ')).not.toContain('inclinan la lista');
});
