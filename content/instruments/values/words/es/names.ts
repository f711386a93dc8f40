import type { Dictionary } from '#content/wording/dictionary.ts';

/** What pages call the instrument. */
export const copy = {
  name: 'Valores',
  listed: 'Valores',
  published: 'Valores laborales',
  test: 'Test de valores laborales',
  testTitle: 'Test de valores laborales',
  shortTest: 'Test de valores',
  testInFooter: 'Test de valores',
  testInSentence: 'test de valores',
  take: 'Hacer el test de valores',
  nothingYet:
    'Aquí verás qué le pides a un trabajo y en qué cederías antes. Son 30 preguntas y unos 4 minutos.',
};

export type Copy = Dictionary<typeof copy>;
