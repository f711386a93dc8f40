import { expect, test } from 'vitest';
import { careers } from './careers.ts';
import { onetDiffers } from '#content/compiled/careers/onet-differs.js';

test('a near occupation is told of careers that exist, in one sentence that says what was measured', () => {
  const ids = new Set(careers.map(({ id }) => id));
  for (const [id, { es, en }] of Object.entries(onetDiffers)) {
    expect([id, ids.has(id)]).toEqual([id, true]);
    expect(es).toMatch(/^Medido con (la|una) ocupación .+\.$/);
    expect(en).toMatch(/^Measured with (the|one) occupation .+\.$/);
  }
});

test.each([
  [
    'university teachers',
    ['filosofia', 'literatura', 'lenguas-extranjeras', 'docencia-universitaria'],
  ],
  ['managers', ['emprendimiento', 'administracion-publica', 'comercio-internacional', 'marketing']],
  [
    'another country’s or water’s neighbour',
    ['hidrologia-y-oceanografia', 'relaciones-internacionales'],
  ],
])('a career measured with %s says so', (_, careersOf) => {
  expect(careersOf.filter((id) => !onetDiffers[id])).toEqual([]);
});
