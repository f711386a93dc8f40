import { afterEach, expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { findFact } from './registry.ts';
import { toldIn, verified } from './fact-sentences.ts';

const fact: Fact = findFact('pce-exam-minutes');
const { mark } = fact;
afterEach(() => {
  fact.mark = mark;
});
const minutes = () => verified('pce-exam-minutes', String);

test('a text says its figures', () => {
  expect(toldIn('es')`Dura ${minutes()} minutos. Lleva lápiz.`).toBe(
    'Dura 90 minutos. Lleva lápiz.',
  );
});

test('a figure that was not verified takes its sentence away, once, and leaves a question', () => {
  fact.mark = 'U';
  const told = toldIn(
    'es',
  )`Llega antes. Dura ${minutes()} minutos. Son ${minutes()}. ¿Dónde? Allí.`;
  expect(told).toBe(
    'Llega antes. Hay un dato que no hemos podido verificar: pregúntalo. ¿Dónde? Allí.',
  );
  expect(toldIn('en')`It takes ${minutes()} minutes.`).toContain('ask for it');
});
