import { copy as words } from '#content/instruments/words/es/test-words.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { copy as names } from './names.ts';

export const copy: TestPageWords = {
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
