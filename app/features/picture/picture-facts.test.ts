import { describe, expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { copy } from '#content/dictionaries/es/share-picture.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { pictureFacts, type PictureChoices } from './picture-facts.ts';

const words = await loadReportWords('es', (await loadCatalog('es')).names);
const nothing: PictureChoices = { name: '', hasScores: false };

function factsOf(
  { interests, skip = {} }: Pick<(typeof goldenPeople)[number], 'interests' | 'skip'>,
  chosen: PictureChoices,
) {
  const attempt = attemptFor(interestsV2, interests, { skip });
  const sections = [interestsSection(interestsV2, attempt)];
  const report = reportOf({ sections, careers, level: 'both', reactions: {} });
  return pictureFacts(report, words, chosen, copy);
}

const pictured = goldenPeople.filter((person) => factsOf(person, nothing) !== undefined);

describe.each(pictured)('$name', (person) => {
  test('shows no figure and no name that was not asked for, and three careers at most', () => {
    const facts = factsOf(person, nothing);
    if (!facts) throw new Error('no picture');
    const { corners, ...said } = facts;
    expect(JSON.stringify(said)).not.toMatch(/\d/);
    expect(corners.map(({ score }) => score).join('')).toBe('');
    expect(facts.heading).toBe(copy.picture.mine);
    expect(facts.careers.length).toBeLessThanOrEqual(3);
  });
});

test('a result without a name has no picture: answers are missing, or nothing was liked', () => {
  const without = goldenPeople
    .filter((person) => !pictured.includes(person))
    .map(({ name }) => name);
  expect(without).toContain('nothing liked');
  expect(without).not.toContain('curious');
});

test('points and the given name stand in it once they are asked for', () => {
  const interests = { R: 18, I: 36, A: 20, S: 12, E: 8, C: 20 };
  const facts = factsOf({ interests }, { name: ' Ana ', hasScores: true });
  expect(facts?.heading).toBe('El mapa de intereses de Ana');
  expect(facts?.corners.map(({ letter, score }) => [letter, score])).toEqual([
    ['R', '18 de 40'],
    ['I', '36 de 40'],
    ['A', '20 de 40'],
    ['S', '12 de 40'],
    ['E', '8 de 40'],
    ['C', '20 de 40'],
  ]);
  expect(facts?.leading).toBe('I');
});
