import { expect, it } from 'vitest';
import { pathOperators } from './svg-path.ts';
import { portraitDrawing } from '#app/illustrations/portrait-drawing.ts';
import { portraitIds } from '#domain/instruments/interests/portrait.ts';

it('goes on from where the last command ended, and from its start once it is closed', () => {
  expect(pathOperators('M10 20l5-5h-3V2zl1 1')).toBe('10 20 m 15 15 l 12 15 l 12 2 l h 11 21 l');
});

it('reads further points after a move as lines, and figures without a zero or a space', () => {
  expect(pathOperators('m1 1 2 2-.5.5')).toBe('1 1 m 3 3 l 2.5 3.5 l');
});

it('draws a curve with one point that pulls as one with two, and goes on from it', () => {
  expect(pathOperators('M0 0q3 3 6 0t6 0')).toBe('0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c');
});

it('draws half a circle in two curves through its outermost point, on the side that is asked for', () => {
  expect(pathOperators('M0 0a10 10 0 0 1 20 0')).toMatch(
    /^0 0 m \S+ \S+ \S+ \S+ 10 -10 c .* 20 0 c$/,
  );
  expect(pathOperators('M0 0a10 10 0 0 0 20 0')).toMatch(
    /^0 0 m \S+ \S+ \S+ \S+ 10 10 c .* 20 0 c$/,
  );
});

it('draws the longer way round where that is asked for', () => {
  const long = pathOperators('M0 0a10 10 0 1 1 10 10');
  const short = pathOperators('M0 0a10 10 0 0 1 10 10');
  expect(long.match(/ c/g)).toHaveLength(3);
  expect(short.match(/ c/g)).toHaveLength(1);
});

it('knows every way in which portraits are drawn', async () => {
  for (const id of portraitIds) {
    for (const [, path] of await portraitDrawing(id)) {
      expect(pathOperators(path)).toMatch(/^(?:(?:-?[\d.]+ )+[mlc] ?|h ?)+$/);
    }
  }
});
