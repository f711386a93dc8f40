import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/moments.ts';
import { copy as spanish } from '#content/dictionaries/es/moments.ts';
import { interestsV2 as instrument } from '#content/instruments/interests/v2/instrument.ts';
import { wordingEs as wording } from '#content/instruments/interests/v2/wording-es.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { momentLine } from './moment-line.ts';

const asked: Readonly<Record<string, string>> = wording.items;
const items = instrument.forms.full.slice(0, 15);

/** The line after fifteen answers, of which those at `places` are `choice` and all others `rest`. */
function lineOf(turn: number, places: number[], choice: number, rest: number): string {
  const answers = Object.fromEntries(
    items.map((item, at) => [item, places.includes(at) ? choice : rest]),
  );
  return momentLine({
    instrument,
    items: instrument.forms.full,
    answers,
    done: 15,
    turn,
    wording,
    copy: spanish,
  });
}

test('a moment counts what was liked a lot, and nothing that was not', () => {
  expect(lineOf(1, [0, 3, 7], 4, 3)).toBe('Ya encontraste 3 cosas que te gustan mucho.');
  expect(lineOf(1, [5], 4, 1)).toBe('Ya encontraste una cosa que te gusta mucho.');
});

test('the second quotes the latest of them that is short', () => {
  const at = items.findLastIndex((item) => (asked[item] ?? '').length <= 36);
  expect(lineOf(2, [0, at], 4, 1)).toContain(`«${asked[items[at] ?? '']}»`);
});

test('what is not true is passed over for what is', () => {
  expect(lineOf(1, [], 4, 1)).toBe('Ni una sola respuesta se quedó a medias.');
  expect(lineOf(2, [2], 2, 1)).toBe('Solo una respuesta se quedó a medias.');
  expect(lineOf(3, [], 4, 2)).toBe('Ya van 15 respuestas, y todas cuentan.');
});

test('no line names a scale', () => {
  const all = [1, 2, 3].flatMap((turn) => [0, 1, 2, 3, 4].map((rest) => lineOf(turn, [], 4, rest)));
  expect(all.join(' ')).not.toMatch(
    /realista|investigador|artístic|social|emprendedor|convencional/i,
  );
});

test('every test has lines of its own, in both languages', () => {
  const stored = instrumentIds.map((id) => instruments[id].storedId);
  expect(Object.keys(spanish.tests)).toEqual(stored);
  expect(Object.keys(english.tests)).toEqual(stored);
});
