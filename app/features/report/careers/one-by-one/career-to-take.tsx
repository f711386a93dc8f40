import { Heart, Undo2, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Copy } from '#content/dictionaries/es/one-by-one.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { keepToRead } from '../kept-to-read.ts';
import { useCardParts } from '../use-card-parts.tsx';
import { useSwipe } from './use-swipe.ts';

/** One career on a card that is swiped, or answered by a button or an arrow key. */
export function CareerToTake({
  suggestion: { career, band },
  place,
  words,
  onAnswer,
  onUndo,
  copy,
}: {
  suggestion: Suggestion;
  place: string;
  words: ReportWords;
  onAnswer: (taken: Reaction) => void;
  onUndo: (() => void) | undefined;
  copy: Copy;
}) {
  const paths = usePaths();
  const card = useRef<HTMLDivElement>(null);
  const { line } = useCardParts(career.id, words.locale);
  const path = paths.toCareer(words.catalog.slug(career.id));
  function answer(taken: Reaction) {
    if (taken === 'interested') keepToRead(path);
    onAnswer(taken);
  }
  const swipe = useSwipe((side) => answer(side === 'left' ? 'no' : 'interested'));
  const said = words.suggestion;
  // The dialog opens with the focus here, from where the arrows count; a second round of cards takes it by itself.
  useLayoutEffect(() => {
    card.current?.setAttribute('autofocus', '');
    card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      className="take-one"
      role="group"
      aria-label={copy.title}
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        if (altKey || ctrlKey || metaKey) return;
        if (key === 'ArrowRight') answer('interested');
        if (key === 'ArrowLeft') answer('no');
      }}
    >
      <div
        ref={card}
        className="take-one-card"
        role="group"
        tabIndex={-1}
        aria-label={`${words.catalog.career(career.id)}, ${place}`}
        {...swipe}
      >
        <div key={career.id} className="take-one-face">
          <div className="suggestion-picture">
            <LoadedCareerDrawing career={career.id} family={career.family} />
          </div>
          <p className="text-muted">
            {words.catalog.family(career.family)} · {place}
          </p>
          <h3>{words.catalog.career(career.id)}</h3>
          <p className="take-one-line">{line}</p>
          <p className="suggestion-facts">{said.bands[band]}</p>
          <Link draggable={false} to={path}>
            {copy.see}
          </Link>
        </div>
      </div>
      <div className="take-one-ways">
        <Button variant="secondary" onClick={() => answer('no')}>
          <X size={18} aria-hidden="true" />
          {said.react.no}
        </Button>
        <Button onClick={() => answer('interested')}>
          <Heart size={18} aria-hidden="true" />
          {said.react.interested}
        </Button>
      </div>
      <p className="take-one-foot">
        <Button variant="quiet" onClick={() => answer('known')}>
          {said.react.known}
        </Button>
        <Button
          variant="quiet"
          disabled={!onUndo}
          onClick={() => {
            onUndo?.();
            // At the first card the button can take no press any more.
            card.current?.focus();
          }}
        >
          <Undo2 size={18} aria-hidden="true" />
          {copy.undo}
        </Button>
      </p>
    </div>
  );
}
