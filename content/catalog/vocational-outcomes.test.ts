import { expect, test } from 'vitest';
import { isReachedBy } from '#domain/matching/career.ts';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { careers } from './careers.ts';

test('every career of FP is reached through a published outcome that names it', () => {
  const led = new Set(Object.values(titleOutcomes).flatMap(({ leadsTo }) => Object.keys(leadsTo)));
  const byFp = careers.filter((career) => isReachedBy(career, 'vocational'));
  expect(byFp.filter(({ id }) => !led.has(id))).toEqual([]);
  expect(byFp.length).toBeGreaterThanOrEqual(130);
  expect(titleOutcomes['cuidados-auxiliares-de-enfermeria']?.leadsTo).toMatchObject({
    'asistencia-dental': 'salud bucodental',
  });
});
