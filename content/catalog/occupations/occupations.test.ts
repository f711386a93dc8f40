import { describe, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { careerPageFacts } from '#content/compiled/careers/page-facts.js';
import { screenTime } from '#content/catalog/screen-time.ts';
import { knowledgeWords, skillWords } from '#content/compiled/occupations/demand-words.js';
import { demands } from '#content/compiled/occupations/demands.js';
import { kindredOccupations } from '#content/compiled/occupations/kindred.js';
import { occupationSettings } from '#content/compiled/occupations/settings.js';
import { toldSettings, type Settings } from './told-settings.ts';

const codes = new Set(Object.values(careerPageFacts).map(({ onet }) => onet));

describe('what O*NET says of occupations', () => {
  test('covers nine of ten careers', () => {
    for (const figures of [demands, occupationSettings, kindredOccupations]) {
      expect(Object.keys(figures).length).toBeGreaterThan(codes.size * 0.88);
    }
  });

  test('uses every skill and every area of knowledge', () => {
    const used = Object.values(demands).flatMap(({ skills, knowledge }) => [
      ...skills,
      ...knowledge,
    ]);
    expect([...new Set<string>(used)].toSorted()).toEqual(
      [...new Set([...Object.keys(skillWords), ...Object.keys(knowledgeWords)])].toSorted(),
    );
  });

  test('is what O*NET published: chief executives, read by hand', () => {
    expect(demands['11-1011.00']).toEqual({
      skills: [
        'deciding',
        'solving-problems',
        'judging-arguments',
        'managing-money',
        'leading-people',
        'evaluating-systems',
      ],
      knowledge: [
        'management',
        'human-resources',
        'own-language',
        'customers',
        'economics',
        'safety',
      ],
    });
    expect(occupationSettings['11-1011.00']).toMatchObject({
      contact: 4.84,
      outdoors: 1.64,
      week: 2.91,
    });
    expect(kindredOccupations['11-1011.00']).toEqual([
      '11-1021.00',
      '11-9151.00',
      '11-1031.00',
      '11-3031.00',
    ]);
  });

  test.each(locales)('has a name of its own for each skill and each area (%s)', (locale) => {
    for (const words of [skillWords, knowledgeWords]) {
      const names = Object.values(words).map((each) => each[locale]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('how work is, in words', () => {
  const firefighting = occupationSettings['33-2011.00'];
  const programming = occupationSettings['15-1252.00'];

  test('a firefighter is outdoors, on call and at risk', () => {
    expect(firefighting && toldSettings(firefighting)).toMatchObject({
      place: 'outdoors',
      schedule: 'irregular',
    });
    expect(firefighting && toldSettings(firefighting).risks).toContain('othersSafety');
  });

  test('a programmer sits indoors, and nothing is dangerous', () => {
    expect(programming && toldSettings(programming)).toMatchObject({
      place: 'indoors',
      posture: 'sitting',
      schedule: 'regular',
      risks: [],
    });
  });

  test('every sentence holds of some occupation and of fewer than nine in ten, but a roof and hours', () => {
    const told = Object.values(occupationSettings).map((each: Settings) => toldSettings(each));
    const share = (holds: (each: (typeof told)[number]) => boolean) =>
      told.filter(holds).length / told.length;
    for (const people of ['all-day', 'much', 'less'] as const) {
      expect(share((each) => each.people === people)).toBeGreaterThan(0.1);
    }
    for (const posture of ['sitting', 'standing', 'mixed'] as const) {
      expect(share((each) => each.posture === posture)).toBeGreaterThan(0.1);
    }
    for (const risk of ['errors', 'othersSafety', 'disease', 'hazards', 'noise'] as const) {
      const holds = share(({ risks }) => risks.includes(risk));
      expect([risk, holds > 0.03 && holds < 0.4]).toEqual([risk, true]);
    }
  });

  test('how much of the day is at a screen is judged of so many careers', () => {
    // An id with a slip in it would leave its career in the middle.
    const judged = Map.groupBy(Object.keys(careerPageFacts), screenTime);
    expect([judged.get('most')?.length, judged.get('little')?.length]).toEqual([72, 71]);
    expect(judged.get('most')).toContain('desarrollo-web');
    expect(judged.get('little')).toContain('albanileria');
  });
});
