import { expect, test } from 'vitest';
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { valuesV1 } from '#content/instruments/values/v1/instrument.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { levelFilterOf, type LevelFilter } from './level-filter.ts';
import { toldCareers } from './career-suggestions.ts';
import { reportOf } from './report.ts';
import type { Section } from '#domain/instruments/registry.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { personalitySection } from '#domain/instruments/personality/section.ts';
import { valuesSection } from '#domain/instruments/values/section.ts';

const readers: Record<string, (attempt: Attempt) => Section> = {
  riasec: (attempt) => interestsSection(interestsV1, attempt),
  values: (attempt) => valuesSection(valuesV1, attempt),
  personality: (attempt) => personalitySection(personalityV1, attempt),
};

// Two laboratory careers of one shape, one of them with what the person asks of a job, and a third of another shape.
const laboratory = { R: 4, I: 7, A: 3, S: 2, E: 2, C: 4 };
const careers: Career[] = [
  {
    id: 'laboratorio',
    family: 'ciencias',
    level: 'university',
    interests: laboratory,
    fields: ['life'],
    values: {
      achievement: 6,
      independence: 5,
      recognition: 3,
      relationships: 2,
      support: 3,
      conditions: 4,
    },
  },
  {
    id: 'tecnico-de-laboratorio',
    family: 'ciencias',
    level: 'vocational',
    interests: { ...laboratory, R: 5 },
    fields: ['life', 'checking'],
  },
  {
    id: 'ventas',
    family: 'comercio',
    level: 'vocational',
    interests: { R: 2, I: 1, A: 2, S: 4, E: 7, C: 5 },
    fields: ['selling'],
  },
];
const curious = attemptFor(interestsV1, { R: 20, I: 38, A: 14, S: 8, E: 6, C: 18 });
const flat = attemptFor(interestsV1, { R: 20, I: 21, A: 20, S: 19, E: 20, C: 21 });
const driven = attemptFor(valuesV1, {
  achievement: 20,
  independence: 16,
  recognition: 8,
  relationships: 4,
  support: 8,
  conditions: 12,
});
const calm = attemptFor(personalityV1, {
  openness: 38,
  conscientiousness: 20,
  extraversion: 14,
  agreeableness: 22,
  stability: 36,
});

function read(
  attempts: readonly Attempt[],
  level: LevelFilter = 'both',
  catalogue: readonly Career[] = careers,
) {
  const sections = attempts.flatMap((attempt) => readers[attempt.instrument]?.(attempt) ?? []);
  return reportOf({ sections, careers: catalogue, level, reactions: {} });
}

test('suggests careers by family with their reasons, and lets values filter nothing', () => {
  const { careers: found, together } = read([curious, driven, calm]);
  if (found.kind !== 'matched') throw new Error(found.kind);
  expect(found.families.map(({ family }) => family)).toEqual(['ciencias']);
  const ids = found.families.flatMap(({ suggestions }) => suggestions.map((one) => one.career.id));
  expect(ids.toSorted()).toEqual(['laboratorio', 'tecnico-de-laboratorio']);
  expect(together).toMatchObject({
    weighs: ['achievement'],
    // One career that agrees is what chance would give.
    agreeing: [],
    differing: [],
    missing: [],
  });
  expect(together.clearTraits).toEqual([
    { trait: 'openness', end: 'high' },
    { trait: 'stability', end: 'high' },
  ]);
});

test('values speak for careers where more of a list agree than chance would give', () => {
  const [laboratory] = careers;
  if (!laboratory) throw new Error('no career');
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...laboratory, id, family: id }));
  const { together, careers: found } = read([curious, driven], 'both', many);
  expect(together.agreeing.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(toldCareers(found).map(({ values }) => values)).toEqual(
    many.map(() => expect.objectContaining({ voice: 'agrees' })),
  );
});

test('the same careers are suggested whatever the values are, or without any', () => {
  const ids = (attempts: Attempt[]) => {
    const { careers: found } = read(attempts);
    return found.kind === 'matched' ? found.families.map(({ family }) => family) : found.kind;
  };
  expect(ids([curious])).toEqual(ids([curious, driven]));
});

test('a level leaves out what is studied otherwise and says how much there is elsewhere', () => {
  const { careers: found } = read([curious], 'university');
  expect(found).toMatchObject({ kind: 'matched', total: 1, isThin: true, elsewhere: 1 });
});

test('each level of studies aimed at shows its own careers first', () => {
  expect(levelFilterOf('vocational')).toBe('vocational');
  expect(levelFilterOf('postgraduate')).toBe('university');
  expect(levelFilterOf('undecided')).toBe('both');
  expect(levelFilterOf(null)).toBe('both');
});

test('a flat profile gets no list but a door of each family, and asks open questions', () => {
  const report = read([flat]);
  expect(report.careers.kind).toBe('flat');
  const families =
    report.careers.kind === 'flat' && report.careers.doors.map(({ family }) => family);
  expect(families).toEqual([...new Set(careers.map(({ family }) => family))]);
  expect(report.talk.map(({ key }) => key)).toEqual([
    'open',
    'someone',
    'no-values',
    'doubt',
    'money',
  ]);
});

test('five questions come from the result, and one of them doubts it', () => {
  const { talk } = read([curious, driven, calm]);
  expect(talk).toEqual([
    { key: 'seen', letters: ['I'] },
    { key: 'few-careers', careers: expect.arrayContaining(['laboratorio']) },
    { key: 'weighs', values: ['achievement'] },
    { key: 'trait', trait: { trait: 'openness', end: 'high' } },
    { key: 'doubt' },
  ]);
});

test('says that there are other careers only where there are', () => {
  const [laboratory] = careers;
  if (!laboratory) throw new Error('no career');
  const many = ['a', 'b', 'c'].map((id) => ({ ...laboratory, id, family: id }));
  const keysOf = (among: readonly Career[]) =>
    read([curious], 'both', among).talk.map(({ key }) => key);
  expect(keysOf(many.slice(0, 2))).toContain('few-careers');
  expect(keysOf(many)).toContain('careers');
});

test('the talk at home names careers that stand first, each of another family', () => {
  const [laboratory] = careers;
  if (!laboratory) throw new Error('no career');
  const alike = ['a', 'b', 'c'].map((id) => ({
    ...laboratory,
    id,
    family: id === 'c' ? 'art' : 'lab',
  }));
  const { talk } = read([curious], 'both', alike);
  const [named] = talk.flatMap((question) => ('careers' in question ? [question.careers] : []));
  expect(named?.map((id) => alike.find((one) => one.id === id)?.family).toSorted()).toEqual([
    'art',
    'lab',
  ]);
});

test('without interests there are no careers, and still five questions', () => {
  const report = read([driven]);
  expect(report.careers).toEqual({ kind: 'no-interests' });
  expect(new Set(report.talk.map(({ key }) => key)).size).toBe(5);
});

test('what has no score is not asked about as if nothing stood out', () => {
  const gaps = {
    ...curious,
    answers: Object.fromEntries(Object.entries(curious.answers).slice(12)),
  };
  const keys = read([gaps]).talk.map(({ key }) => key);
  expect(keys).toHaveLength(5);
  expect(keys).not.toContain('open');
});

test('the six values stand by the distance to the own mean, whatever group they are in', () => {
  const ranked = attemptFor(valuesV1, {
    achievement: 17,
    independence: 19,
    recognition: 3,
    relationships: 18,
    support: 9,
    conditions: 10,
  });
  expect(valuesSection(valuesV1, ranked).scores.map(({ scale }) => scale)).toEqual([
    'independence',
    'relationships',
    'achievement',
    'conditions',
    'support',
    'recognition',
  ]);
});
