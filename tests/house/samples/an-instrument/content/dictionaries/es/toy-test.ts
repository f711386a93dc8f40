import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as names } from '#content/instruments/toy/words/es/names.ts';
import { copy as words } from './test-words.ts';

export const copy = {
  head: { title: 'Test de juguetes · Faro Vocacional', description: 'Cometas o tambores.' },
  intro: {
    ...words.intro,
    eyebrow: names.test,
    title: '¿Cometas o tambores?',
    lead: 'Seis preguntas sobre dos juguetes.',
    facts: [{ term: 'Un minuto', text: 'Seis preguntas.' }],
    howTitle: 'Cómo responder',
    howText: 'Con lo primero que sientas.',
    statusTitle: 'Qué es este test',
    statusText: 'Un juguete, que solo existe en una prueba.',
  },
  test: { title: names.testTitle, ...words.test },
};

export type Copy = Dictionary<typeof copy>;
