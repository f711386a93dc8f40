// The banner of a season, as the owner writes it: it stands above every page from its first day to its last.
import { z } from 'zod';
import { day, text } from './words.ts';

const LONGEST_WORDS = 120;
const LONGEST_LINK = 30;

/** In both languages, no longer than so many characters. */
function short(most: number) {
  const one = text.max(most, `is longer than ${most} characters`);
  return z.strictObject({ es: one, en: one });
}

/** Over https to a named host, without a name or password in it; or a path of this site. A browser reads `\` as `/`. */
const address = z
  .string()
  .regex(
    /^(https:\/\/[^\s/\\@?#]+\.[^\s/\\@?#]+([/?#][^\s\\]*)?|\/([^\s/\\][^\s\\]*)?)$/,
    'is no complete address or page of the site',
  );

export const seasonSchema = z
  .strictObject({
    /** Both days belong to it, in the time of Spain's mainland. */
    from: day,
    until: day,
    words: short(LONGEST_WORDS).refine(
      ({ es, en }) => es !== en,
      'says the same in both languages',
    ),
    link: z
      .strictObject({
        words: short(LONGEST_LINK),
        /** `/ruta-a-espana` is a page of the site itself. */
        address: z.strictObject({ es: address, en: address }),
      })
      .optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'comes before its first day',
  });
