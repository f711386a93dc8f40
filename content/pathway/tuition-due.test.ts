// What the plan says of the first year's tuition, for families of the real table.
import { expect, test } from 'vitest';
import { copy as en } from '#content/sentences/pathway/en/pathway.ts';
import { copy as es } from '#content/sentences/pathway/es/pathway.ts';
import { tuitionDue } from './tuition-due.ts';

const today = '2026-11-23';
const spanish = { copy: es, locale: 'es' } as const;

test('an Italian passport in Valencia is told the price of residents, with its year, its kind and that the year is over', () => {
  const told = tuitionDue({ stay: 'union', region: 'valencia' }, today, spanish);
  expect(told.replaceAll('\u00a0', ' ')).toBe(
    'Matrícula del primer año, desde 767 € al año (Comunidad Valenciana, 2025-26, según prensa u otra fuente secundaria). De un año que ya terminó. Los dos precios, más abajo.',
  );
});

test('a Peruvian in Madrid is told the other price, of this year, and not that of the EU', () => {
  const told = tuitionDue({ stay: 'visa', region: 'madrid' }, today, spanish);
  expect(told.replaceAll('\u00a0', ' ')).toContain(
    'de 6.822,60 € a 8.186,40 € al año (Madrid, 2026-27, según prensa u otra fuente secundaria)',
  );
  expect(told).not.toContain('1.240');
});

test('where a source says only that it is more the university is asked, and no number is told', () => {
  const told = tuitionDue({ stay: 'visa', region: 'andalusia' }, today, { copy: en, locale: 'en' });
  expect(told).toContain('in Andalusia: we have no verified price');
  expect(told).not.toMatch(/\d/);
});

test('without both it is told only where the two prices stand', () => {
  for (const terms of [{}, { region: 'madrid' }, { stay: 'union' }] as const)
    expect(tuitionDue(terms, today, spanish)).toBe(
      'Matrícula del primer año. Los dos precios, más abajo.',
    );
});
