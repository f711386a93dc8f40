import { expect, test } from 'vitest';
import { opaquePassword, passwordForms } from './opaque-password.ts';

test.each([
  ['man\u0303ana-azul-4271', 'mañana-azul-4271'],
  ['mañana-azul-4271', 'mañana-azul-4271'],
  ['cafe\u0301 con leche', 'café con leche'],
  ['caf\u00e9\u00a0con\u2003leche', 'café con leche'],
  ['\u212bngstro\u0308m', '\u00c5ngström'],
  [' con espacios ', ' con espacios '],
  ['ﬁn', 'ﬁn'],
])('%j is hashed as %j', (typed, form) => {
  expect(opaquePassword(typed)).toBe(form);
  expect(passwordForms(typed)[0]).toBe(form);
});

test('plain letters have one form, letters with marks those in which they were hashed before', () => {
  expect(passwordForms('correct horse 42')).toEqual(['correct horse 42']);
  expect(passwordForms('mañana')).toEqual(['mañana', 'man\u0303ana']);
  expect(passwordForms('man\u0303ana\u00a01')).toEqual([
    'mañana 1',
    'man\u0303ana\u00a01',
    'mañana\u00a01',
  ]);
});
