import '../../../styles/class.css';
import { Suspense } from 'react';
import { useKept } from '#app/data/class-seat/kept-text.ts';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import type { RenderReport } from './render-report.ts';
import { TypeWords } from './type-words.tsx';
import { useCardSecret } from './use-card-secret.ts';

/** With a card to open: who has none types its words first. */
const OpenedCard = lazyComponent(
  async () => (await import('./opened-card.tsx')).OpenedCard,
  PartMissing,
);

/** The page of a card: by the secret of its address, by words that are typed, or of the seat that this device keeps. */
export function OpenCard({ renderReport, copy }: { renderReport: RenderReport; copy: Copy }) {
  const opened = useCardSecret();
  const kept = useKept();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = (hash: string) => void navigate(`${pathname}${hash}`, { replace: true });
  if (!opened) return <Spinner label={copy.opening} />;
  const typing = <TypeWords onTyped={(secret) => open(`#${secret}`)} copy={copy.words} />;
  if (opened.kind === 'none' || (opened.kind === 'here' && kept !== 'seat')) return typing;
  return (
    <Suspense fallback={<Spinner label={copy.opening} />}>
      <OpenedCard
        secret={opened.kind === 'secret' ? opened.secret : undefined}
        onAgain={() => open('')}
        renderReport={renderReport}
        copy={copy}
      >
        {typing}
      </OpenedCard>
    </Suspense>
  );
}
