// What holds of the words of every test, whatever it asks: said in the test of each instrument's words.
import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instruments/instrument.ts';

type Words = {
  readonly items: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
};

/** A version of a test with its words, and how many questions of it show whether they are read. */
export type WordedVersion = {
  readonly version: number;
  readonly instrument: Instrument;
  readonly es: Words;
  readonly en: Words;
  readonly instructed: number;
};

/** Of what counts, in both languages: the other words ask for one choice, or stand on cards. */
export function countedTexts({ instrument, es, en }: WordedVersion) {
  const counted = new Set(instrument.items.map(({ id }) => id));
  return [
    ...Object.entries(es.items).map(([id, text]) => ({ id, locale: 'es', text })),
    ...Object.entries(en.items).map(([id, text]) => ({ id, locale: 'en', text })),
  ].filter(({ id }) => counted.has(id));
}

export function testWording({ instrument, es, en, instructed }: WordedVersion): void {
  test('no two items say the same', () => {
    expect(Object.keys(es.items).length).toBeGreaterThanOrEqual(instrument.items.length);
    for (const { items } of [es, en]) {
      const said = Object.values(items);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('what shows whether questions are read names its choice in both languages, within a full form', () => {
    const { full = [] } = instrument.forms;
    for (const { id, choice, behind } of instrument.instructed ?? []) {
      for (const { items, choices } of [es, en]) {
        expect(items[id]).toMatch(new RegExp(`[«“]${choices[choice] ?? '-'}[»”]$`));
      }
      expect(full.indexOf(behind)).toBeGreaterThan(full.length / 3);
    }
    expect(instrument.instructed?.length ?? 0).toBe(instructed);
  });
}
