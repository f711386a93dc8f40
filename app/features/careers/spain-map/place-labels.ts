import type { MapDot, MapLabel } from './spain-map-facts.ts';

/** As large as letters are on a phone, where the map is half as wide as its own units. */
const letterHeight = 25;
const letterWidth = 13.2;

/** Names that would be as wide as a region, as people say them. */
const shortNames: Readonly<Record<string, string>> = {
  'Santiago de Compostela': 'Santiago',
  'San Cristóbal de la Laguna': 'La Laguna',
  'Las Palmas de Gran Canaria': 'Las Palmas',
  'Castellón de la Plana': 'Castellón',
  'Palma de Mallorca': 'Palma',
  'Donostia-San Sebastián': 'San Sebastián',
  'Vitoria-Gasteiz': 'Vitoria',
};

type Box = { left: number; right: number; top: number; bottom: number };

/** How many names a map bears before it is a list. */
const most = 16;

/** Names of the best known cities, each where it covers no dot and no other name; those without room stand in the list. */
export function placeLabels(dots: readonly MapDot[], width: number, height: number): MapLabel[] {
  const taken: Box[] = dots.map(({ x, y, universities }) =>
    boxAround(x, y, radiusOf(universities)),
  );
  const labels: MapLabel[] = [];
  for (const dot of dots.toSorted(byWeight)) {
    if (labels.length === most) break;
    const text = shortNames[dot.city] ?? dot.city;
    const found = around(dot, text).find(
      ({ box }) =>
        box.left > 0 &&
        box.right < width &&
        box.top > 0 &&
        box.bottom < height &&
        taken.every((other) => areApart(box, other)),
    );
    if (!found) continue;
    taken.push(found.box);
    labels.push(found.label);
  }
  return labels;
}

/** In units of the map. */
export function radiusOf(universities: number): number {
  return universities > 2 ? 11 : universities === 2 ? 9 : 7;
}

function byWeight(a: MapDot, b: MapDot): number {
  return (
    Number(b.kind === 'own') - Number(a.kind === 'own') ||
    b.known - a.known ||
    (a.city < b.city ? -1 : 1)
  );
}

/** Right, left, above and below of a dot, then across. */
function around(
  { city, x, y, universities }: MapDot,
  text: string,
): { label: MapLabel; box: Box }[] {
  const gap = radiusOf(universities) + 5;
  const wide = text.length * letterWidth;
  const half = letterHeight / 2;
  const low = letterHeight * 0.34;
  const at = (label: Omit<MapLabel, 'city' | 'text'>, left: number, top: number) => ({
    label: { city, text, ...label },
    box: { left, right: left + wide, top, bottom: top + letterHeight },
  });
  return [
    at({ x: x + gap, y: y + low, anchor: 'start' }, x + gap, y - half),
    at({ x: x - gap, y: y + low, anchor: 'end' }, x - gap - wide, y - half),
    at({ x, y: y - gap - 1, anchor: 'middle' }, x - wide / 2, y - gap - letterHeight + 4),
    at({ x, y: y + gap + letterHeight * 0.7, anchor: 'middle' }, x - wide / 2, y + gap - 3),
    // Further off, where dots crowd.
    at(
      { x: x - 2 * gap, y: y + 1.6 * gap + letterHeight * 0.7, anchor: 'start' },
      x - 2 * gap,
      y + 1.6 * gap - 3,
    ),
    at(
      { x, y: y + 1.6 * gap + letterHeight * 0.7, anchor: 'middle' },
      x - wide / 2,
      y + 1.6 * gap - 3,
    ),
    at(
      { x, y: y - 1.6 * gap - 1, anchor: 'middle' },
      x - wide / 2,
      y - 1.6 * gap - letterHeight + 4,
    ),
    at({ x: x + 2 * gap, y: y + low - half, anchor: 'start' }, x + 2 * gap, y - 2 * half),
    at({ x: x + gap, y: y + low + letterHeight, anchor: 'start' }, x + gap, y + half),
    at({ x: x - gap, y: y + low + letterHeight, anchor: 'end' }, x - gap - wide, y + half),
    at({ x: x - 2 * gap, y: y + low - half, anchor: 'end' }, x - 2 * gap - wide, y - 2 * half),
  ].map(({ label, box }) => ({
    label: { ...label, x: Math.round(label.x), y: Math.round(label.y) },
    box,
  }));
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function areApart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}
