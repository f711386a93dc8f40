import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  name: 'Juguetes',
  listed: 'Juguetes',
  published: 'Juguetes',
  test: 'Test de juguetes',
  testTitle: 'Test de juguetes',
  shortTest: 'Test de juguetes',
  testInFooter: 'Test de juguetes',
  testInSentence: 'test de juguetes',
  take: 'Hacer el test de juguetes',
  nothingYet: 'Aquí verás qué juguete va contigo. Son 6 preguntas.',
};

export type Copy = Dictionary<typeof copy>;
