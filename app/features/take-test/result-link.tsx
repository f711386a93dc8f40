import type { ReactNode } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** Leads to the results of the test that an attempt is of. */
export function ResultLink({ attempt, children }: { attempt: Attempt; children: ReactNode }) {
  const paths = usePaths();
  return (
    <ButtonLink to={`${paths.to('results')}?test=${attempt.instrument}`}>{children}</ButtonLink>
  );
}
