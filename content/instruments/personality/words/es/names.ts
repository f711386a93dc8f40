import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';

/** What pages call the instrument and its scales. */
export const copy = {
  name: 'Personalidad',
  listed: 'Personalidad',
  published: 'Personalidad',
  test: 'Test de personalidad',
  testTitle: 'Test de personalidad',
  shortTest: 'Test de personalidad',
  testInSentence: 'test de personalidad',
  take: 'Hacer el test de personalidad',
  nothingYet: 'Aquí verás tu lugar en cinco rasgos, sin etiquetas. Son 50 frases y unos 7 minutos.',
  scales: {
    openness: 'Apertura',
    conscientiousness: 'Responsabilidad',
    extraversion: 'Extraversión',
    agreeableness: 'Amabilidad',
    stability: 'Estabilidad emocional',
  } satisfies Record<Trait, string>,
};

export type Copy = Dictionary<typeof copy>;
