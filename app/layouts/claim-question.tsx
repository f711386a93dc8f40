import { Suspense } from 'react';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { useMyAttempts } from '#app/data/attempts/my-attempts.ts';
import { findRoute } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';

/** A question that nobody waits for. */
const Question = lazyPart<object, Copy>(loadQuestion, wordsOf('claim-result'), {
  isOptional: true,
});

/**
 * "¿Es tuyo este resultado?", on whatever page a person comes to after signing in. Not while they
 * are still on the sign-in screen, which may have steps of its own left.
 */
export function ClaimQuestion() {
  const { pathname } = useLocation();
  if (findRoute(pathname)?.signsIn) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}

async function loadQuestion() {
  const [{ Queries }, { ClaimResult }] = await Promise.all([
    import('./queries.tsx'),
    import('#app/features/claim-result/claim-result.tsx'),
  ]);
  return ({ copy }: { copy: Copy }) => (
    <Queries>
      <ReadAttempts />
      <ClaimResult copy={copy.ask} />
    </Queries>
  );
}

/** On a new device the navigation learns from it that the account has a result. */
function ReadAttempts() {
  useMyAttempts();
  return null;
}
