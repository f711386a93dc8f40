import { expect, test } from 'vitest';
import { splitFirstSentence } from './first-sentence.ts';

test.each([
  ['Pide la visa. Lleva el pasaporte.', 'Pide la visa.', 'Lleva el pasaporte.'],
  ['Cuesta aprox. 20 € al mes. Pregunta.', 'Cuesta aprox. 20 € al mes.', 'Pregunta.'],
  ['¿Ya tienes cita? Llega antes.', '¿Ya tienes cita?', 'Llega antes.'],
  ['Sin punto', 'Sin punto', ''],
])('%s', (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual({ first, rest });
});
