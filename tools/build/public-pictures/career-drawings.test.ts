import { expect, test } from 'vitest';
import { drawingName } from '#app/illustrations/careers/own-drawings.ts';
import { catalog } from '#content/catalog/registry.ts';
import { careerDrawings } from './career-drawings.ts';

test('every career has a file of its drawing, or of its family’s, in both schemes', () => {
  const files = new Map(careerDrawings().map(({ name, svg }) => [name, svg]));
  for (const { career } of catalog) {
    const svg = files.get(drawingName(career.id, career.family)) ?? '';
    expect([career.id, svg.length > 300 && svg.length < 4_500]).toEqual([career.id, true]);
  }
  const veterinary = files.get('veterinaria') ?? '';
  expect(veterinary).toContain('.ink{fill:#14213d}');
  expect(veterinary).toMatch(/prefers-color-scheme:dark\).*\.ink\{fill:#f3ecdd\}/);
});
