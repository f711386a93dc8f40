import { useEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/one-by-one.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import { fill } from '#app/i18n/fill.ts';
import { comparePath, usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useCardParts } from '../use-card-parts.tsx';

/** So many stand beside each other in a comparison. */
const BESIDE = 3;

/** What was taken, the likest first, and what one does with it. */
export function ShortList({
  suggestions,
  words,
  wasEmpty,
  left,
  onAgain,
  onUndo,
  onClose,
  copy,
}: {
  suggestions: readonly Suggestion[];
  words: ReportWords;
  /** There was nothing to go through. */
  wasEmpty: boolean;
  /** How many may still be gone through. */
  left: number;
  onAgain: () => void;
  onUndo: () => void;
  onClose: () => void;
  copy: Copy;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const said = copy.end;
  const slugs = suggestions.slice(0, BESIDE).map(({ career }) => words.catalog.slug(career.id));
  return (
    <div className="stack">
      <h3 ref={heading} className="short-list-title" tabIndex={-1}>
        {said.title}
      </h3>
      <p>{wasEmpty ? said.done : suggestions.length > 0 ? said.text : said.none}</p>
      <ol className="short-list">
        {suggestions.map(({ career }) => (
          <ShortLine key={career.id} id={career.id} family={career.family} words={words} />
        ))}
      </ol>
      <div className="actions">
        {slugs.length > 1 && (
          <ButtonLink to={comparePath(slugs, words.locale)}>{said.compare}</ButtonLink>
        )}
        {left > 0 && (
          <Button variant="secondary" onClick={onAgain}>
            {fill(said.again, { n: left })}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {said.back}
        </Button>
        {!wasEmpty && (
          <Button variant="quiet" onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

/** One of them: its drawing, its name, what one does. */
function ShortLine({ id, family, words }: { id: string; family: string; words: ReportWords }) {
  const paths = usePaths();
  const { line } = useCardParts(id, words.locale);
  return (
    <li>
      <div className="suggestion-picture">
        <LoadedCareerDrawing career={id} family={family} />
      </div>
      <div>
        <Link to={paths.toCareer(words.catalog.slug(id))}>{words.catalog.career(id)}</Link>
        <p className="suggestion-line">{line}</p>
      </div>
    </li>
  );
}
