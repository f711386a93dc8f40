import { expect, test } from 'vitest';
import { copy as en } from '#content/sentences/pathway/en/pathway.ts';
import { copy as es } from '#content/sentences/pathway/es/pathway.ts';
import { withOwnPaper } from './own-paper.ts';

test('a Mexican family is told bachillerato or prepa, never secundaria, and a diploma of its own name elsewhere', () => {
  const of = (country: string) =>
    withOwnPaper(es, { country, diploma: 'national' }, 'es').documents.diploma;
  expect(of('MX')).toBe('certificado de bachillerato o prepa');
  expect(of('CO')).toBe('diploma de bachiller');
  expect(withOwnPaper(en, { country: 'AR', diploma: 'national' }, 'en').documents.diploma).toMatch(
    /analítico/,
  );
});

test('without a country, or with another diploma, the paper has its general name', () => {
  expect(withOwnPaper(es, { country: 'other', diploma: 'national' }, 'es')).toBe(es);
  expect(withOwnPaper(es, { country: 'MX', diploma: 'ib' }, 'es')).toBe(es);
  expect(es.documents.diploma).toMatch(/bachillerato.*prepa.*secundaria completa/);
});

test('the visa is told before lists are out, in twenty words at most', () => {
  for (const { visaFirst } of [es, en]) {
    expect(visaFirst.split(' ').length).toBeLessThanOrEqual(20);
    expect(visaFirst).toMatch(/2 (meses|months)/);
  }
});
