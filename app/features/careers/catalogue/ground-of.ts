import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';

/** The two interests that a career asks for most, from which its card has its colours wherever it stands. */
export type CardTypes = { readonly leading: RiasecLetter; readonly also: RiasecLetter };

export function cardTypesOf(interests: ByLetter<number>): CardTypes {
  const [leading = 'R', also = 'R'] = riasecLetters.toSorted((a, b) => interests[b] - interests[a]);
  return { leading, also };
}

/** The classes of a card's ground: the wall of its first interest, the disc of its second; so careers of one drawing differ. */
export function groundOf({ leading, also }: CardTypes): string {
  return `type-${leading.toLowerCase()} also-${also.toLowerCase()}`;
}
