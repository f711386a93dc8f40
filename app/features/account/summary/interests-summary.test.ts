import { expect, test } from 'vitest';
import { loadInstrument } from '#content/instruments/load-published.ts';
import { copy as en } from '#content/instruments/interests/words/en/report.ts';
import { copy as es } from '#content/instruments/interests/words/es/report.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { interestsSummary } from './interests-summary.ts';

test('two types that stand out give the name of their portrait, in either language', async () => {
  const attempt = await answered((scale) => ({ A: 4, S: 4 })[scale] ?? 0);
  const told = await interestsSummary(attempt, 'es');
  expect(told).toMatchObject({ title: es.portraits.names.as, portrait: 'as' });
  expect(told?.leading.map(({ letter }) => letter)).toEqual(['A', 'S']);
  expect(told?.points.map(({ letter, value }) => letter + value).join(' ')).toBe(
    'R0 I0 A1 S1 E0 C0',
  );
  expect(await interestsSummary(attempt, 'en')).toMatchObject({ title: en.portraits.names.as });
});

test('a flat result has a drawing and no type that leads; one that likes nothing has neither', async () => {
  expect(await interestsSummary(await answered(() => 1), 'es')).toMatchObject({
    title: es.flat.title,
    portrait: 'middle',
    leading: [],
  });
  expect(await interestsSummary(await answered(() => 0), 'es')).toMatchObject({
    title: es.nothingLiked.title,
    portrait: undefined,
    leading: [],
  });
});

test('with answers missing nothing is drawn, and an unknown version tells nothing', async () => {
  const attempt = await answered((scale) => (scale === 'C' ? undefined : 3));
  expect(await interestsSummary(attempt, 'es')).toMatchObject({
    title: es.incomplete.title,
    points: [],
    leading: [],
  });
  expect(await interestsSummary({ ...attempt, version: 99 }, 'es')).toBeNull();
});

async function answered(valueOf: (scale: string) => number | undefined): Promise<Attempt> {
  const instrument = await loadInstrument('riasec', 2);
  const answers = (instrument?.items ?? []).flatMap(({ id, scale }) => {
    const value = valueOf(scale);
    return value === undefined ? [] : [[id, value] as const];
  });
  return {
    id: 'a',
    instrument: 'riasec',
    version: 2,
    form: 'full',
    locale: 'es',
    state: 'submitted',
    answers: Object.fromEntries(answers),
    itemTimes: {},
    startedAt: '2026-10-02T10:00:00.000Z',
    submittedAt: '2026-10-02T10:20:00.000Z',
  };
}
