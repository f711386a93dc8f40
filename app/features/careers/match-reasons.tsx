import { matchReasons, type ReasonWords } from '#content/report/match-reasons.ts';
import type { MatchExplanation } from '#domain/matching/explain-match.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** Why a career is suggested, in some sentences made from the calculation. */
export function MatchReasons({
  explained,
  values,
  liked,
  ...words
}: {
  explained: Extract<MatchExplanation, { kind: 'explained' }>;
  /** The second voice, where there is a values test to speak from. */
  values: ValuesMatch | undefined;
  liked?: string | undefined;
} & Omit<ReasonWords, 'locale'>) {
  const locale = useLocale();
  return (
    <ul className="list">
      {matchReasons(explained, { liked, values }, { locale, ...words }).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
