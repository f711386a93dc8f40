import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { spainMap } from '#content/compiled/geography/spain.js';
import { groundColors, groundFile, spainGround } from './spain-ground.ts';

test('the ground of the maps is drawn from the shapes that the tables have', () => {
  expect(readFileSync(groundFile, 'utf8')).toBe(spainGround(spainMap));
});

test.each([
  ['edge', 'edge'],
  ['rock', 'edge'],
  ['bands', 'coral'],
  ['roof', 'ink'],
  ['lamp', 'beam'],
] as const)('%s has the colours of the token %s', (part, token) => {
  const tokens = readFileSync(
    resolve(import.meta.dirname, '../../../app/styles/tokens.css'),
    'utf8',
  );
  const [, light, dark] = groundColors[part];
  expect(tokens).toContain(`--color-${token}: light-dark(${light}, ${dark});`);
});
