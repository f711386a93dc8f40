import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import { useHeldSecret } from '#app/features/claim-result/held-secret.ts';
import { useSlimBar } from '#app/ui/navigation/use-slim-bar.ts';
import { TestFlow } from '#app/features/take-test/test-flow.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';

const ClaimHeld = lazyPart<{ secret: string }, Copy>(
  async () => (await import('#app/features/claim-result/claim-held.tsx')).ClaimHeld,
  wordsOf('claim-result'),
);

/** The page on which an instrument is taken, whichever it is. What waits for a new account is claimed here, too. */
export function Page({
  test,
  loadResult,
  copy,
}: {
  test: InstrumentId;
  loadResult: (attempts: readonly Attempt[], earlier?: Attempt) => Promise<unknown>;
  copy: TestPageWords;
}) {
  useSlimBar();
  const held = useHeldSecret();
  return (
    <>
      {held !== undefined && (
        <Suspense>
          <ClaimHeld secret={held} />
        </Suspense>
      )}
      <TestFlow test={test} loadResult={loadResult} copy={copy} />
    </>
  );
}
