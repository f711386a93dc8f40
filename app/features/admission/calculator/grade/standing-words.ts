import { widestBand, type CutOff, type Standing } from '#domain/admission/movement.ts';
import { fill } from '#app/i18n/fill.ts';
import { courseOf, gradeText, type Said } from '../grade-words.ts';

/** Where a grade stands to a lowest admitted one, with the list that it is of and how much such grades move. */
export function standingWords(
  { low, high, band }: Standing,
  cutOff: CutOff,
  { locale, copy }: Said,
): string {
  const words = copy.result;
  const said = {
    list: listWords(cutOff, copy),
    cutOff: gradeText(cutOff.grade, locale),
    most: gradeText(band?.most ?? 0, locale),
  };
  if (low !== high) {
    return fill(words.standingOpen, {
      ...said,
      low: words.standing[low].toLowerCase(),
      high: words.standing[high].toLowerCase(),
    });
  }
  const isWide = low === 'near' && band !== undefined && band.most > widestBand;
  return fill(words.standingText[isWide ? 'wide' : low], said);
}

/** "2025-26 (primera lista)"; that the source says no round is said, too. */
export function listWords({ year, round }: Pick<CutOff, 'year' | 'round'>, copy: Said['copy']) {
  return fill(copy.result.list, { year: courseOf(year), round: copy.result.rounds[round] });
}
