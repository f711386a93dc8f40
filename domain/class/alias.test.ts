import { expect, it } from 'vitest';
import { aliasProblem, aliasTyped } from './alias.ts';

it.each([
  'Ana',
  'Ana 2',
  '12',
  '3.º B, 14',
  'colibrí',
  'Zoë-Luz',
  'R2D2',
  'grupo 4 mesa 12',
  'Amelia.Comas',
])('takes %s', (alias) => {
  expect(aliasProblem(alias)).toBeUndefined();
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ana@correo.pe', 'mail'],
  ['ana arroba correo', 'mail'],
  ['+57 300 123 4567', 'phone'],
  ['55-1234-5678', 'phone'],
  ['12345678Z', 'document'],
  ['X1234567L', 'document'],
  ['GALA060512', 'document'],
  ['ana.com', 'mail'],
  ['ana en gmail', 'mail'],
  ['a'.repeat(25), 'long'],
])('does not take %j: %s', (alias, problem) => {
  expect(aliasProblem(alias)).toBe(problem);
});

it('keeps single spaces', () => {
  expect(aliasTyped('  Ana   de \n la 3 ')).toBe('Ana de la 3');
});
