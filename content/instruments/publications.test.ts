import { expect, test } from 'vitest';
import { countedAnswers } from '#domain/instruments/counted-answers.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { locales } from '#domain/locale.ts';
import { loadWording, questionsOf } from './load-published.ts';
import { findInstrument, findPublished, publications } from './publications.ts';

test('finds every published version by what an attempt stores', () => {
  for (const { instrument } of publications) {
    expect(findPublished(instrument.id, instrument.version)).toBe(instrument);
  }
  const names = publications.map(({ instrument: { id, version } }) => `${id}/${version}`);
  expect(new Set(names).size).toBe(names.length);
});

test('knows no instrument that was not published', async () => {
  expect(findPublished('riasec', 999)).toBeUndefined();
  expect(findInstrument('riasec', 999)).toBeUndefined();
  expect(findInstrument('nothing', 1)).toBeUndefined();
  expect(await loadWording('riasec', 999, 'es')).toBeUndefined();
});

test('says how many questions a version has before it is loaded', () => {
  for (const { instrument } of publications) {
    expect(questionsOf(instrument.id, instrument.version)).toBe(instrument.forms.full.length);
  }
  expect(questionsOf('riasec', 999)).toBeUndefined();
});

test('finds the interest test only under its own name', () => {
  expect(findInstrument('riasec', 1)?.scales).toEqual(['R', 'I', 'A', 'S', 'E', 'C']);
  expect(findInstrument('values', 1)).toBeUndefined();
  expect(findInstrument('personality', 1)).toBeUndefined();
});

test('has words in every language for exactly the items and choices of each instrument', async () => {
  for (const { instrument } of publications) {
    const { min, max } = instrument.choices;
    const choices = Array.from({ length: max - min + 1 }, (_, step) => String(min + step));
    for (const locale of locales) {
      const wording = await loadWording(instrument.id, instrument.version, locale);
      expect(Object.keys(wording?.items ?? {}).toSorted()).toEqual(saidIn(instrument).toSorted());
      expect(Object.keys(wording?.choices ?? {})).toEqual(choices);
      const words = [wording?.stem, ...Object.values(wording?.items ?? {})];
      expect(words.every((text) => text === text?.trim() && text !== '')).toBe(true);
    }
  }
});

test.each(publications.map(({ instrument }) => instrument))(
  '$id v$version: its questions are what is counted as answered, and nothing beside them',
  (instrument) => {
    const given = Object.fromEntries(saidIn(instrument).map((id) => [id, 1]));
    expect(countedAnswers(given)).toBe(instrument.forms.full.length);
  },
);

/** Whatever an instrument shows that needs words. */
function saidIn({ items, instructed = [], ranking }: Instrument): string[] {
  return [...items, ...instructed, ...(ranking?.cards ?? [])].map(({ id }) => id);
}
