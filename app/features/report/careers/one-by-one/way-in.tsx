import { GalleryHorizontalEnd } from 'lucide-react';
import { Suspense, useState, useTransition } from 'react';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/one-by-one.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { OneByOne } from './one-by-one.tsx';

type Props = Omit<Parameters<typeof OneByOne>[0], 'copy'>;

const Deck = lazyPart<Props, Copy>(
  async () => (await import('./one-by-one.tsx')).OneByOne,
  wordsOf('one-by-one'),
);

/** The button that opens the suggestions one at a time; what is behind it comes with the first press. */
export function OneByOneWayIn(given: Omit<Props, 'isOpen' | 'onClose'>) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isComing, startComing] = useTransition();
  return (
    <div className="one-by-one-way no-print">
      <Button
        variant="secondary"
        busy={isComing}
        onClick={() =>
          startComing(() => {
            setOpened(opened + 1);
            setOpen(true);
          })
        }
      >
        <GalleryHorizontalEnd size={24} aria-hidden="true" />
        {given.words.parts.careers.oneByOne}
      </Button>
      {opened > 0 && (
        <Suspense>
          <Deck key={opened} {...given} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
