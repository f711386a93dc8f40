import { usePaths } from '#app/i18n/paths.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Suggestion as Suggested } from '#domain/report/career-suggestions.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { Suggestion } from './suggestion.tsx';

/** A career that a report suggests, in the words that the report is told with. */
export function SuggestedCareer({
  suggestion,
  words,
  ...given
}: {
  suggestion: Suggested;
  words: ReportWords;
  points: ByLetter<number>;
  max: number;
  reaction: Reaction | undefined;
  onReact: ((reaction: Reaction | null) => void) | undefined;
}) {
  const { id, family } = suggestion.career;
  const paths = usePaths();
  return (
    <Suggestion
      {...given}
      match={suggestion}
      words={{
        name: words.catalog.career(id),
        family: words.catalog.family(family),
        path: paths.toCareer(words.catalog.slug(id)),
        studies: words.catalog.studies(id),
      }}
      values={suggestion.values}
      types={words.instruments.interests.types}
      valueTypes={words.instruments.values.types}
      copy={words.suggestion}
    />
  );
}
