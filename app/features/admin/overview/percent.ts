import { fill } from '#app/i18n/fill.ts';

/** A share in whole hundredths, as `words` writes them; what is neither none nor all is never rounded to it. */
export function percent(share: number, words: string): string {
  const whole = Math.round(share * 100);
  const isBetween = share > 0 && share < 1;
  return fill(words, { n: isBetween ? Math.min(99, Math.max(1, whole)) : whole });
}
