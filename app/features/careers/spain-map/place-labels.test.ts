import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';
import type { MapDot } from './spain-map-facts.ts';

const dot = (city: string, x: number, y: number, known = 1): MapDot => ({
  city,
  x,
  y,
  kind: 'own',
  universities: 1,
  known,
});

test('a name covers no other dot and none of the names, and one without room is left to the list', () => {
  const near = [dot('Barcelona', 300, 200, 9), dot('Terrassa', 330, 200), dot('Reus', 270, 200)];
  const labels = placeLabels(near, 640, 500);
  const barcelona = labels.find(({ city }) => city === 'Barcelona');
  expect(barcelona).toMatchObject({ anchor: 'middle', x: 300 });
  const crowd = Array.from({ length: 400 }, (_, at) =>
    dot(`C${at}`, 20 + (at % 20) * 16, 20 + Math.floor(at / 20) * 16),
  );
  expect(placeLabels(crowd, 340, 340)).toEqual([]);
});

test('what is best known is named first, by the short form of its name', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    dot(`C${at}`, 60 + (at % 5) * 110, 30 + Math.floor(at / 5) * 60),
  );
  const [first] = placeLabels([...many, dot('Santiago de Compostela', 300, 520, 99)], 640, 560);
  expect(first).toMatchObject({ city: 'Santiago de Compostela', text: 'Santiago' });
});
