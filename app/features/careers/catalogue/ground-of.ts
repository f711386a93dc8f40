import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** The classes of a card's ground: the wall of its first interest, the disc of its second; so careers of one drawing differ. */
export function groundOf(leading: RiasecLetter, also: RiasecLetter): string {
  return `type-${leading.toLowerCase()} also-${also.toLowerCase()}`;
}
