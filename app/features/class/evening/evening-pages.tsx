import type { FoundEvening } from '#app/data/class-seat/seat-server.ts';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { EveningFlow } from './evening-flow.tsx';
import { GuessWaits } from './guess-waits.tsx';

export type EveningProps = {
  /** What runs under the code; nothing for a phone that has sent its order. */
  evening: FoundEvening | undefined;
  /** By which this phone is told more, once it has sent. */
  secret: string;
  guess: GuessCopy;
  onSent: (secret: string) => void;
  onBack: () => void;
};

/** A parent's side of an evening for families. */
export function EveningPages({
  evening,
  secret,
  onBack,
  onSent,
  ...words
}: EveningProps & { copy: Copy }) {
  if (secret !== '') return <GuessWaits secret={secret} onAgain={onBack} {...words} />;
  return evening && <EveningFlow evening={evening} onSent={onSent} onBack={onBack} {...words} />;
}
