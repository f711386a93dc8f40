import type { Dictionary } from '#content/wording/dictionary.ts';

/** What pages call the instrument. */
export const copy = {
  name: 'Personalidad',
  listed: 'Personalidad',
  published: 'Personalidad',
  test: 'Test de personalidad',
  testTitle: 'Test de personalidad',
  shortTest: 'Test de personalidad',
  testInFooter: 'Test de personalidad',
  testInSentence: 'test de personalidad',
  take: 'Hacer el test de personalidad',
  nothingYet: 'Aquí verás tu lugar en cinco rasgos, sin etiquetas. Son 50 frases y unos 7 minutos.',
};

export type Copy = Dictionary<typeof copy>;
