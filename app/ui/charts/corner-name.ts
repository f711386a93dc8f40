// Apart from the hexagon's corners, which every page brings along.
import { corner, type Point } from './hexagon-geometry.ts';

/** Where the name of a corner is written: beside it, or above and below at the top and the bottom, `beyond` the frame. */
export function cornerName(index: number, radius: number, centre: Point, beyond = 14) {
  const { x, y } = corner(index, radius, centre);
  const side = index % 3 && Math.sign(3 - index);
  return {
    x: Math.round((x + side * beyond) * 100) / 100,
    y: side ? y : y + (index ? beyond : -beyond),
    textAnchor: side ? (side > 0 ? 'start' : 'end') : 'middle',
    dominantBaseline: side ? 'central' : index ? 'hanging' : 'auto',
  } as const;
}
