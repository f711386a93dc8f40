// Why a career is suggested, in sentences; each says one part of the calculation and nothing else. The one telling of it.
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Locale } from '#domain/locale.ts';
import type { MatchExplanation, MatchGap } from '#domain/matching/explain-match.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';

type Named = { readonly name: string };
/** A type, with what one does in it: names of types are known to few. */
type Done = { readonly does: string };

export type ReasonWords = {
  readonly locale: Locale;
  readonly types: Readonly<Record<RiasecLetter, Done>>;
  readonly valueTypes: Readonly<Record<WorkValue, Named>>;
  readonly copy: Pick<Copy, 'reasons' | 'values'>;
};

/**
 * What is shared, `liked` (the person's own answers, where they may be quoted), the largest difference that there is to
 * tell, and what the person's values say of it. Of a weak match the two largest differences come first.
 */
export function matchReasons(
  explanation: Extract<MatchExplanation, { kind: 'explained' }>,
  { liked, values }: { liked?: string | undefined; values?: ValuesMatch | undefined },
  { locale, types, valueTypes, copy }: ReasonWords,
): string[] {
  const { reasons } = copy;
  const { band, gap, otherGap, isCloseEverywhere } = explanation;
  const list = listIn(locale);
  const tellGap = ({ letter, higher }: MatchGap, said: Record<MatchGap['higher'], string>) =>
    fill(said[higher], { name: types[letter].does });
  const apart = gap && tellGap(gap, reasons.gap);
  const isSameWay = gap?.higher === otherGap?.higher;
  const alsoApart = otherGap && tellGap(otherGap, isSameWay ? reasons.gapAlso : reasons.gap);
  const isWeak = band === 'weak';
  const second =
    values &&
    valuesLine(values, copy.values, (named) =>
      list.format(named.map((value) => valueTypes[value].name)),
    );
  return [
    // What speaks against comes first where the verdict does.
    ...(isWeak ? [apart, alsoApart] : []),
    meetingLine(explanation, reasons, (letters) =>
      list.format(letters.map((letter) => types[letter].does)),
    ),
    liked,
    isWeak ? undefined : (apart ?? (isCloseEverywhere ? reasons.gapNone : undefined)),
    second,
  ].filter((line) => line !== undefined);
}

/** Where the two meet: in what counts, else in what lies above both means, else in what matters least to either. */
function meetingLine(
  { shared, nearest, lowOnBoth }: Extract<MatchExplanation, { kind: 'explained' }>,
  said: Copy['reasons'],
  names: (letters: readonly RiasecLetter[]) => string,
): string {
  const told = [
    { letters: shared, words: said.shared },
    { letters: nearest, words: said.nearest },
    { letters: lowOnBoth, words: said.lowOnBoth },
  ].find(({ letters }) => letters.length > 0);
  if (!told) return said.sharedNone;
  const { letters, words } = told;
  return fill(letters.length === 1 ? words.one : words.two, { names: names(letters) });
}

function valuesLine(
  values: ValuesMatch,
  said: Copy['values'],
  names: (values: readonly WorkValue[]) => string,
): string | undefined {
  // What speaks neither for nor against a career is no reason.
  if (values.kind === 'no-priorities') return undefined;
  if (values.kind === 'no-data') return said['no-data'];
  const { voice, offered, missing } = values;
  if (voice === 'mixed') return undefined;
  if (voice === 'agrees') {
    return offered.length > 0 ? fill(said.agrees, { names: names(offered) }) : said.agreesPlain;
  }
  return missing.length > 0 ? fill(said.differs, { names: names(missing) }) : said.differsPlain;
}
