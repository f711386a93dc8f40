import { afterEach, expect, test } from 'vitest';
import { answers as afterStudies } from '#content/compiled/answers/after-studies.js';
import { answers as familyQuestions } from '#content/compiled/answers/family-questions.js';
import { everyFact } from '#content/facts/every-fact.ts';
import { locales } from '#domain/locale.ts';
import { tellAnswer, type Answer } from './tell-answer.ts';

const all = [...familyQuestions, ...afterStudies];
const hours = everyFact.find(({ id }) => id === 'job-search-months');
afterEach(() => {
  if (hours) hours.mark = 'V';
});

function answerTo(id: string): Answer {
  const found = all.find((answer) => answer.id === id);
  if (!found) throw new Error(`no answer is called ${id}`);
  return found;
}

test('figures are those of facts, and each source is cited once', () => {
  const told = tellAnswer(answerTo('quedarse-a-buscar-trabajo'), 'es');
  expect(told.paragraphs[0]).toBe(
    'Sí, con un título de grado o superior: hasta 24 meses, que no se prorrogan.',
  );
  expect(told.sources.map(({ id }) => id)).toEqual([
    'job-search-months',
    'answer-job-search-what',
    'job-search-days-before',
    'job-search-days-after',
    'answer-job-search-no-work',
    'answer-job-search-level',
  ]);
});

test('money is written as each language writes it', () => {
  const halls = answerTo('residencias-de-estudiantes');
  expect(tellAnswer(halls, 'es').paragraphs[0]).toMatch(/^De media, 914\s€ al mes/);
  expect(tellAnswer(halls, 'en').paragraphs[0]).toMatch(/^On average €914 a month/);
});

test('what nobody verified is not said, and a question stands in its place', () => {
  if (!hours) throw new Error('nobody tells how long one may look for work');
  hours.mark = 'U';
  const told = tellAnswer(answerTo('quedarse-a-buscar-trabajo'), 'es');
  expect(told.paragraphs[0]).toBe('Hay un dato que no hemos podido verificar: pregúntalo.');
});

test.each(locales)(
  'every answer has a source, somebody to ask or a page that says it (%s)',
  (locale) => {
    expect(all.length).toBeGreaterThanOrEqual(16);
    const bare = all
      .map((answer) => tellAnswer(answer, locale))
      .filter(({ sources, ask, leadsTo }) => sources.length === 0 && !ask && leadsTo.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  },
);

test('a 16-year-old reads it: no sentence of the Spanish answers is longer than 20 words', () => {
  const sentences = all
    .flatMap((answer) => tellAnswer(answer, 'es').paragraphs)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));
  expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
});
