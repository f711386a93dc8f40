import { Heart } from 'lucide-react';
import type { Reaction } from '#domain/matching/reaction.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';

/** One press says that a career is of interest, another takes it back. */
export function HeartButton({
  career,
  reaction,
  onReact,
  copy,
}: {
  /** The career's name, for screen readers, which tell the button without the card. */
  career: string;
  reaction: Reaction | undefined;
  onReact: (reaction: Reaction | null) => void;
  copy: Copy['react'];
}) {
  const isLoved = reaction === 'interested';
  return (
    <button
      type="button"
      className="heart-button no-print"
      aria-label={`${copy.interested}: ${career}`}
      title={copy.interested}
      aria-pressed={isLoved}
      onClick={() => onReact(isLoved ? null : 'interested')}
    >
      <Heart size={24} aria-hidden="true" />
    </button>
  );
}
