import '../styles/centre.css';
import { Suspense, type ComponentProps } from 'react';
import type { Copy } from '#content/dictionaries/es/centre.ts';
import type { Copy as AreaCopy } from '#content/dictionaries/es/centre-area.ts';
import type { Copy as SharedCopy } from '#content/dictionaries/es/shared-result.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { CentreArea } from '#app/features/centre/centre-area.tsx';
import { CentreDoor } from '#app/features/centre/centre-door.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { useMakeSheets } from '#app/sheets/use-make-sheets.ts';
import { StaffOnly } from '#app/sign-in-parts/staff-only.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** `/centro`: the workspace of who works at a school or consultancy; for everybody else what it is, and the way in. */
export function Page({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const way = (mode: Record<string, string>) =>
    `${paths.to('auth')}?${new URLSearchParams({ ...mode, next: paths.to('centre') })}`;
  const makeSheets = useMakeSheets();
  return (
    <StaffOnly
      loading={copy.loading}
      renderDoor={() => (
        <CentreDoor create={way({ mode: 'sign-up' })} signIn={way({})} copy={copy} />
      )}
      eyebrow={copy.eyebrow}
      gate={copy.gate}
    >
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <Workspace renderReport={renderReport} makeSheets={makeSheets} />
      </Suspense>
    </StaffOnly>
  );
}

/** With its words, only for somebody who has signed in. */
const Workspace = lazyPart<Omit<ComponentProps<typeof CentreArea>, 'copy'>, AreaCopy>(
  async () => (await import('#app/features/centre/centre-area.tsx')).CentreArea,
  wordsOf('centre-area'),
);

/** A result as its pupil reads it; what shows results is loaded where one is opened. */
function renderReport(attempts: readonly Attempt[]) {
  return (
    <Suspense>
      <Report attempts={attempts} />
    </Suspense>
  );
}

const Report = lazyPart<{ attempts: readonly Attempt[] }, SharedCopy>(async () => {
  const { ReadReport } = await import('#app/features/report/read-report.tsx');
  return ({ attempts, copy }) => <ReadReport attempts={attempts} copy={copy} />;
}, wordsOf('shared-result'));
