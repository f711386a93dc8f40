import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { CareerDrawing, CareerMark } from './career-drawing.tsx';
import { hasOwnDrawing } from './careers/own-drawing-ids.ts';
import { ownDrawings } from './careers/own-drawings.ts';

const ids = Object.keys(ownDrawings);

test('each career with a drawing of its own is one of the catalogue, and each drawing is another, of 3,000 bytes at most', () => {
  expect(ids.length).toBeGreaterThanOrEqual(10);
  const known = new Set(careers.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  const drawn = ids.map((career) =>
    renderToStaticMarkup(<CareerDrawing career={career} family="health" />),
  );
  expect(new Set(drawn).size).toBe(ids.length);
  for (const svg of drawn) {
    expect(svg.length).toBeLessThanOrEqual(3000);
    expect(svg).not.toMatch(/#|rgb|style=|NaN|undefined/);
  }
});

test('a result asks for the drawings of exactly those careers', () => {
  expect(
    careers
      .map(({ id }) => id)
      .filter(hasOwnDrawing)
      .toSorted(),
  ).toEqual(ids.toSorted());
});

test('any other career has its family’s', () => {
  expect(renderToStaticMarkup(<CareerMark career="enfermeria" family="health" />)).toContain(
    'href="#family-health"',
  );
});
