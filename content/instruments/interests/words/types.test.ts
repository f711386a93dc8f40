import { expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { copy as en } from './en/types.ts';
import { copy as es } from './es/types.ts';

test.each(riasecLetters)('type %s is told as fully in English as in Spanish', (letter) => {
  const [spanish, english] = [es[letter], en[letter]];
  for (const list of ['enjoys', 'settings', 'subjects'] as const) {
    expect(english[list].length).toBe(spanish[list].length);
    expect(new Set(english[list]).size).toBe(english[list].length);
    expect(new Set(spanish[list]).size).toBe(spanish[list].length);
  }
  for (const sentence of ['line', 'paragraph'] as const) {
    expect(spanish[sentence]).toMatch(/\.$/);
    expect(english[sentence]).toMatch(/\.$/);
    expect(english[sentence]).not.toBe(spanish[sentence]);
  }
  // The name's initial is the letter that stands beside it everywhere.
  expect([spanish.name[0], english.name[0]]).toEqual([letter, letter]);
});
