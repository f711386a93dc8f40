// Whether the two leading types are neighbours on the hexagon (Holland 1997). Low means an uncommon combination, not a defect.
import { hexagonDistance } from './hexagon.ts';
import type { RiasecLetter } from './riasec.ts';

export type Consistency = 'high' | 'medium' | 'low';

/** High for adjacent (or the same) types, medium for alternate, low for opposite ones. */
export function consistencyOf(first: RiasecLetter, second: RiasecLetter): Consistency {
  const distance = hexagonDistance(first, second);
  if (distance <= 1) return 'high';
  return distance === 2 ? 'medium' : 'low';
}
