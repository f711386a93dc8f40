import type { ReactNode } from 'react';
import type { Share } from '#app/data/attempts/shares.ts';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { GuestLinksOfMine } from './guest-links-of-mine.tsx';
import { MyShares } from './my-shares.tsx';

/** The links a person has made to results, what was guessed with them, and the way to make another. */
export function ShareResults({
  owner,
  onMake,
  renderGuess,
  copy,
}: {
  owner: string;
  onMake: () => void;
  renderGuess: (share: Share) => ReactNode;
  copy: Copy;
}) {
  return (
    <div className="share-box stack">
      <GuestLinksOfMine owner={owner} copy={copy.list.guest} />
      <MyShares owner={owner} renderGuess={renderGuess} copy={copy.list} hidesNone />
      <div>
        <Button variant="secondary" onClick={onMake}>
          {copy.last.make}
        </Button>
      </div>
    </div>
  );
}
