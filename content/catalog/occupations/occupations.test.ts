import { describe, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { careerPageFacts } from '#content/compiled/careers/page-facts.js';
import { screenTime } from '#content/catalog/screen-time.ts';
import { knowledgeWords, skillWords } from './demand-words.ts';
import { demands } from './demands.ts';
import { kindredOccupations } from './kindred.ts';
import { occupationSettings, type Settings } from './settings.ts';
import { toldSettings } from './told-settings.ts';

const codes = new Set(Object.values(careerPageFacts).map(({ onet }) => onet));

describe('what O*NET says of occupations', () => {
  test('belongs to careers of the catalogue, and covers nine of ten of them', () => {
    for (const figures of [demands, occupationSettings, kindredOccupations]) {
      expect(Object.keys(figures).filter((code) => !codes.has(code))).toEqual([]);
      expect(Object.keys(figures).length).toBeGreaterThan(codes.size * 0.88);
    }
  });

  test('names six different skills and six different areas of knowledge, all of which have words', () => {
    const used = new Set<string>();
    for (const { skills, knowledge } of Object.values(demands)) {
      expect(new Set(skills).size).toBe(6);
      expect(new Set(knowledge).size).toBe(6);
      for (const id of [...skills, ...knowledge]) used.add(id);
    }
    expect([...used].toSorted()).toEqual(
      [...new Set([...Object.keys(skillWords), ...Object.keys(knowledgeWords)])].toSorted(),
    );
  });

  test('keeps figures on their scales', () => {
    for (const { schedule, week, ...frequencies } of Object.values(occupationSettings)) {
      for (const figure of Object.values(frequencies)) {
        expect(figure).toBeGreaterThanOrEqual(1);
        expect(figure).toBeLessThanOrEqual(5);
      }
      for (const figure of [schedule, week]) {
        expect(figure).toBeGreaterThanOrEqual(1);
        expect(figure).toBeLessThanOrEqual(3);
      }
    }
  });

  test('calls no occupation its own kin, and names each once', () => {
    for (const [code, kindred] of Object.entries(kindredOccupations)) {
      expect(kindred).not.toContain(code);
      expect(new Set(kindred).size).toBe(kindred.length);
      expect(kindred.length).toBeLessThanOrEqual(10);
    }
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
    expect([judged.get('most')?.length, judged.get('little')?.length]).toEqual([66, 71]);
    expect(judged.get('most')).toContain('desarrollo-web');
    expect(judged.get('little')).toContain('albanileria');
  });
});
