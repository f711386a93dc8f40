import { reactionKinds, type Reaction } from '#domain/matching/reaction.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';

/** Three words on a career; the pressed one can be taken back by pressing it again. */
export function ReactionButtons({
  career,
  reaction,
  onReact,
  copy,
}: {
  /** The career's name, for screen readers, which tell the buttons without the card. */
  career: string;
  reaction: Reaction | undefined;
  onReact: (reaction: Reaction | null) => void;
  copy: Copy['react'];
}) {
  return (
    <div
      className="reaction-buttons no-print"
      role="group"
      aria-label={fill(copy.label, { career })}
    >
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="reaction-button"
          aria-pressed={reaction === kind}
          onClick={() => onReact(reaction === kind ? null : kind)}
        >
          {copy[kind]}
        </button>
      ))}
    </div>
  );
}
