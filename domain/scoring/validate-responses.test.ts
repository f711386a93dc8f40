import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { validateResponses } from './validate-responses.ts';

const instrument: Instrument = {
  id: 'sample',
  version: 1,
  scales: ['X'],
  choices: { min: 0, max: 4 },
  items: ['x1', 'x2', 'x3'].map((id) => ({ id, scale: 'X', reversed: false, facet: 'any' })),
  precision: { standardError: 1, tieMargin: 1 },
  forms: { full: ['x3', 'x1', 'x2'] },
};

test('is complete when every item has a choice, the lowest one included', () => {
  expect(validateResponses(instrument, { x1: 0, x2: 4, x3: 2 })).toEqual({ kind: 'complete' });
});

test('names unanswered items in the order of asking, those taken back included', () => {
  expect(validateResponses(instrument, { x1: null, x2: 4 })).toEqual({
    kind: 'unfinished',
    unanswered: ['x3', 'x1'],
  });
});

test('names answers that cannot belong to this version', () => {
  expect(validateResponses(instrument, { x1: 5, x2: 1.5, x3: Number.NaN, z9: 1 })).toEqual({
    kind: 'foreign',
    unknownItems: ['z9'],
    outOfRange: ['x1', 'x2', 'x3'],
  });
});
