import { expect, test } from 'vitest';
import { corner } from './hexagon-geometry.ts';
import { constellationShare } from './constellation.ts';
import { distance, placeStarNames } from './star-names.ts';

const bounds = { left: 134, top: 12, right: 592, bottom: 298 };
const names = ['Realista', 'Investigador', 'Artístico', 'Social', 'Emprendedor', 'Convencional'];

/** The same profiles each time. */
function profiles(count: number): number[][] {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, () => Array.from({ length: 6 }, next));
}

function placed(shares: readonly number[]) {
  const stars = shares.map((share, index) => ({
    ...corner(index, 112 * constellationShare(share), { x: 376, y: 152 }),
    reach: 10 + 15 * share,
  }));
  const order = shares.map((_, at) => at).toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const told = order.slice(0, 3).map((star, place) => ({
    star,
    height: place === 0 ? 30 : 24,
    width: (place === 0 ? 14.4 : 11.4) * (names[star] ?? '').length,
  }));
  return { stars, told, places: placeStarNames(stars, told, bounds) };
}

test('each name is nearest its own star, in sight, and on no other name', () => {
  for (const shares of profiles(400)) {
    const { stars, told, places } = placed(shares);
    expect(places).toHaveLength(told.length);
    places.forEach(({ box }, place) => {
      const [own, ...others] = stars
        .map((star, at) => ({ at, away: distance(box, star) }))
        .toSorted((a, b) => a.away - b.away);
      expect(own?.at).toBe(told[place]?.star);
      expect(others.length).toBe(5);
      expect(box.left).toBeGreaterThan(bounds.left - 0.1);
      expect(box.right).toBeLessThan(bounds.right + 0.1);
      expect(box.top).toBeGreaterThan(bounds.top - 0.1);
      expect(box.bottom).toBeLessThan(bounds.bottom + 0.1);
      for (const { box: other } of places.slice(place + 1)) {
        const isBeside = box.right <= other.left || other.right <= box.left;
        expect(isBeside || box.bottom <= other.top || other.bottom <= box.top).toBe(true);
      }
    });
  }
});
