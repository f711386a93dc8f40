// When values may speak for or against careers. Six values agree with one career in ten by chance, so that a list of ten nearly
// always has one; they are told only where more of a list agree than chance would give.
import { matchValues, type ValuesMatch } from './match-values.ts';

/** Of random careers, the share that priorities agree with (r of .61 or more), and that they differ from. */
export const VALUES_BY_CHANCE = 0.1;

/** Once in twenty lists of chance, as everywhere. */
const ONCE_IN_TWENTY = 0.05;

/** Critical value of r over six points at 5 %, one-sided: what one career alone has to reach. */
const ALONE = 0.729;

type Voice = Extract<ValuesMatch, { kind: 'compared' }>['voice'];

/** The voices on a list of careers, in its order: each is silent (`mixed`) where chance would give as many of its kind. */
export function beyondChance(
  matches: readonly (ValuesMatch | undefined)[],
): (match: ValuesMatch | undefined) => ValuesMatch | undefined {
  const compared = matches.flatMap((match) => (match?.kind === 'compared' ? [match] : []));
  const isSpoken = (voice: Voice) => {
    const count = compared.filter((match) => match.voice === voice).length;
    return isMoreThanChance(count, compared.length);
  };
  const spoken = { agrees: isSpoken('agrees'), differs: isSpoken('differs'), mixed: true };
  return (match) => {
    if (match?.kind !== 'compared' || spoken[match.voice]) return match;
    return { ...match, voice: 'mixed' };
  };
}

/** The voice on one career that is looked at by itself. */
export function voiceOnOne(...compared: Parameters<typeof matchValues>): ValuesMatch {
  const match = matchValues(...compared);
  if (match.kind !== 'compared' || Math.abs(match.r) >= ALONE) return match;
  return { ...match, voice: 'mixed' };
}

/** Whether so many of a list come by chance in fewer than one of twenty lists (binomial). */
export function isMoreThanChance(count: number, of: number): boolean {
  let below = 0;
  let chance = (1 - VALUES_BY_CHANCE) ** of;
  for (let hits = 0; hits < count; hits += 1) {
    below += chance;
    chance *= ((of - hits) / (hits + 1)) * (VALUES_BY_CHANCE / (1 - VALUES_BY_CHANCE));
  }
  return count > 0 && 1 - below <= ONCE_IN_TWENTY;
}
