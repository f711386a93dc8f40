import { expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/joint.ts';
import { copy as es } from '#content/dictionaries/es/joint.ts';
import { goldenPeople, type GoldenPerson } from '#tests/report/golden-people.ts';
import { reportOfPerson } from '#tests/report/print-report.ts';
import { wayLine } from './joint-lines.ts';

const [first] = goldenPeople.filter(({ values, personality }) => values && personality);
if (!first) throw new Error('nobody took three tests');
const ofEvery = (scores: GoldenPerson['values'], points: number) =>
  Object.fromEntries(Object.keys(scores ?? {}).map((id) => [id, points]));
const even: GoldenPerson = {
  ...first,
  values: ofEvery(first.values, 12),
  personality: ofEvery(first.personality, 12),
};

test('three tests are called by the value that leads and the clearest trait', async () => {
  const report = await reportOfPerson({
    ...even,
    values: { ...even.values, independence: 20 },
    personality: { ...even.personality, extraversion: 2 },
  });
  expect(wayLine(report, 'es', es.way)).toBe('Por tu cuenta y en calma');
  expect(wayLine(report, 'en', en.way)).toBe('On your own terms and in peace');
});

test('where neither values nor personality say anything clear they give no name', async () => {
  expect(wayLine(await reportOfPerson(even), 'es', es.way)).toBe('');
});
