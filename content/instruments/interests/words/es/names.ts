import type { Dictionary } from '#content/wording/dictionary.ts';

/** What pages call the instrument. */
export const copy = {
  name: 'Intereses',
  listed: 'Intereses (RIASEC)',
  published: 'Intereses (RIASEC)',
  test: 'Test RIASEC de intereses',
  testTitle: 'Test de intereses RIASEC',
  shortTest: 'Test de intereses RIASEC',
  testInFooter: 'Test RIASEC gratis',
  testInSentence: 'test RIASEC',
  take: 'Hacer el test RIASEC',
  nothingYet:
    'Aquí aparecerá tu hexágono de intereses cuando termines el test. Son unos 8 minutos, o 5 en la versión corta.',
};

export type Copy = Dictionary<typeof copy>;
