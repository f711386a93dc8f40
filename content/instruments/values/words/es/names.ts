import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';

/** What pages call the instrument and its scales. */
export const copy = {
  name: 'Valores',
  listed: 'Valores',
  published: 'Valores laborales',
  test: 'Test de valores laborales',
  testTitle: 'Test de valores laborales',
  shortTest: 'Test de valores',
  testInSentence: 'test de valores',
  take: 'Hacer el test de valores',
  nothingYet:
    'Aquí verás qué le pides a un trabajo y en qué cederías antes. Son 30 preguntas y unos 4 minutos.',
  scales: {
    achievement: 'Logro',
    independence: 'Independencia',
    recognition: 'Reconocimiento',
    relationships: 'Relaciones',
    support: 'Apoyo',
    conditions: 'Condiciones de trabajo',
  } satisfies Record<WorkValue, string>,
};

export type Copy = Dictionary<typeof copy>;
