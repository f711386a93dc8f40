import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Wording } from '#content/instruments/wording.ts';
import type { Ranking, Responses } from '#domain/instruments/instrument.ts';
import { placesOfCards } from '#domain/instruments/ranking.ts';
import { fill } from '#app/i18n/fill.ts';
import type { RankingCopy } from '#app/features/take-test/test-copy.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * Cards to be put in order by pressing them, the most important first; pressing one again takes it out, and those behind
 * it move up. No order is there to begin with: one that was only left standing would look like one that was meant.
 */
export function RankingScreen({
  ranking,
  wording,
  answers,
  copy,
  onPlace,
  onBack,
  onGoOn,
}: {
  ranking: Ranking;
  wording: Wording;
  answers: Responses;
  copy: RankingCopy;
  /** `null`: taken out again. */
  onPlace: (card: string, place: number | null) => void;
  onBack: () => void;
  onGoOn: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const places = placesOfCards(ranking, answers);
  const ordered = [...places]
    .filter(([, place]) => place !== null)
    .toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0))
    .map(([card]) => card);
  const isWhole = ordered.length === ranking.cards.length;

  function press(card: string) {
    const left = ordered.filter((other) => other !== card);
    const isOut = left.length < ordered.length;
    if (isOut) onPlace(card, null);
    for (const [index, other] of (isOut ? left : [...left, card]).entries()) {
      if (answers[other] !== index + 1) onPlace(other, index + 1);
    }
  }

  return (
    <section className="test-cards">
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p>{copy.text}</p>
      <ul>
        {ranking.cards.map(({ id }) => {
          const place = ordered.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                className="test-card"
                aria-pressed={place > 0}
                onClick={() => press(id)}
              >
                <span className="test-card-place" aria-hidden="true">
                  {place || ''}
                </span>
                {wording.items[id]}
                {place > 0 && <span className="sr-only">. {fill(copy.place, { n: place })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="test-cards-state">
        {isWhole
          ? copy.whole
          : fill(copy.placed, { n: ordered.length, total: ranking.cards.length })}
      </p>
      <div className="test-ways">
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {copy.back}
        </Button>
        <Button variant={isWhole ? 'primary' : 'quiet'} onClick={onGoOn}>
          {isWhole ? copy.next : copy.skip}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
