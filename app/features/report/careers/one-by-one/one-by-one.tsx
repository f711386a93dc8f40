import '../../../../styles/one-by-one.css';
import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/one-by-one.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Reaction, Reactions } from '#domain/matching/reaction.ts';
import type { CareerSuggestions } from '#domain/report/career-suggestions.ts';
import { fill } from '#app/i18n/fill.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { CareerToTake } from './career-to-take.tsx';
import { deckOf, shortList, unanswered } from './deck.ts';
import { ShortList } from './short-list.tsx';

/** Ten suggestions one at a time: to the right is of interest, to the left is not; then the short list of those taken. */
export function OneByOne({
  careers,
  words,
  reactions,
  isOpen,
  onReact,
  onClose,
  copy,
}: {
  careers: CareerSuggestions;
  words: ReportWords;
  reactions: Reactions;
  isOpen: boolean;
  onReact: (career: string, reaction: Reaction | null) => void;
  onClose: () => void;
  copy: Copy;
}) {
  // What is answered meanwhile changes the list behind, never the deck.
  const [deck, setDeck] = useState(() => deckOf(careers, reactions));
  const [place, setPlace] = useState(0);
  const [heard, setHeard] = useState('');
  const total = deck.length;
  const shown = deck[place];
  const nameAt = (at: number) => words.catalog.career(deck[at]?.career.id ?? '');

  function now(at: number): string {
    if (at >= total) return copy.end.title;
    return fill(copy.heard.now, { n: at + 1, total, career: nameAt(at) });
  }

  function answer(taken: Reaction) {
    if (!shown) return;
    onReact(shown.career.id, taken);
    setHeard(`${fill(copy.heard[taken], { career: nameAt(place) })} ${now(place + 1)}`);
    setPlace(place + 1);
  }

  function undo() {
    const before = deck[place - 1];
    if (!before) return;
    onReact(before.career.id, null);
    setHeard(`${copy.heard.undone} ${now(place - 1)}`);
    setPlace(place - 1);
  }

  const left = unanswered(careers, reactions).length;
  return (
    <Dialog open={isOpen} title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <p role="status" className="sr-only">
        {heard}
      </p>
      {shown ? (
        <CareerToTake
          suggestion={shown}
          place={fill(copy.place, { n: place + 1, total })}
          words={words}
          onAnswer={answer}
          onUndo={place > 0 ? undo : undefined}
          copy={copy}
        />
      ) : (
        <ShortList
          suggestions={shortList(deck, reactions)}
          words={words}
          wasEmpty={total === 0}
          left={Math.min(left, 10)}
          onAgain={() => {
            setDeck(deckOf(careers, reactions));
            setPlace(0);
          }}
          onUndo={undo}
          onClose={onClose}
          copy={copy}
        />
      )}
    </Dialog>
  );
}
