import { Suspense } from 'react';
import type { Copy } from '#content/dictionaries/es/second-factor.ts';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { secondFactorWords } from '#app/sign-in-parts/second-factor-words.ts';

const Code = lazyPart<{ email: string }, Copy>(
  async () => (await import('#app/features/second-factor/code-in-dialog.tsx')).CodeInDialog,
  secondFactorWords,
  { isOptional: true },
);

/** The code of a second factor, asked for in the dialog over a test; loaded for those who have one. */
export function SecondFactorPrompt({ email }: { email: string }) {
  return (
    <Suspense>
      <Code email={email} />
    </Suspense>
  );
}
