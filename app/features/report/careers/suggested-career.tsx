import { usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import type { Wording } from '#content/instruments/wording.ts';
import { ownLine } from '#content/report/own-line.ts';
import { gateLine } from '#content/professions/gate-line.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Suggestion as Suggested } from '#domain/report/career-suggestions.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { Suggestion, type SuggestionPart } from './suggestion.tsx';
import { useCardParts } from './use-card-parts.tsx';

/** A career that a report suggests, in the words that the report is told with. */
export function SuggestedCareer({
  suggestion,
  words,
  wording,
  ...given
}: {
  suggestion: Suggested;
  words: ReportWords;
  /** What was asked, where the person's own answers may be quoted. */
  wording: Wording | undefined;
  part: SuggestionPart;
  points: ByLetter<number>;
  max: number;
  reaction: Reaction | undefined;
  onReact: ((reaction: Reaction | null) => void) | undefined;
}) {
  const { id, family } = suggestion.career;
  const paths = usePaths();
  const path = paths.toCareer(words.catalog.slug(id));
  const { line, kept } = useCardParts(id, words.locale, path);
  return (
    <Suggestion
      {...given}
      onReact={
        given.onReact &&
        ((reaction) => {
          given.onReact?.(reaction);
          // Read by the copy on its way; nothing where there is none.
          if (reaction === 'interested' && navigator.serviceWorker?.controller)
            fetch(path).catch(() => {});
        })
      }
      match={suggestion}
      drawing={<LoadedCareerDrawing career={id} family={family} isOfFew />}
      words={{
        name: words.catalog.career(id),
        path,
        line,
        kept,
        studies: words.catalog.studies(id),
        gate: gateLine(id, words.locale, words.suggestion),
      }}
      values={suggestion.values}
      liked={wording && ownLine(suggestion, wording, words)}
      types={words.instruments.interests.types}
      valueTypes={words.instruments.values.types}
      copy={words.suggestion}
    />
  );
}
