import type { Reaction } from '#domain/matching/reaction.ts';

/** What an address ends with when an answer was pressed on the page as it was built, before React was there. */
export const reactionFragments = {
  interested: 'me-interesa',
  no: 'no-es-para-mi',
  known: 'ya-la-conozco',
} as const satisfies Record<Reaction, string>;
