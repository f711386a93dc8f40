/** Words that an adult reads silently in a minute: Brysbaert 2019 (J Mem Lang 109), 238 in English non-fiction. */
const wordsPerMinute = 230;

/** Whole minutes that reading takes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
