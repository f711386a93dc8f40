import type { ReactNode } from 'react';
import type { Session } from '@supabase/supabase-js';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { firstNameOf } from '#app/data/account/first-name.ts';
import {
  newestFinished,
  openDraft,
  useMergedAttempts,
} from '#app/data/attempts/merged-attempts.ts';
import { fill } from '#app/i18n/fill.ts';
import { firstInstrument } from '#app/shown-instruments.ts';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { FavouriteCareers, type LoadCareerNames } from './favourite-careers.tsx';
import { NoPortrait } from './no-portrait.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import { TestRings } from './test-rings.tsx';

/**
 * What a person has made, at a glance: their hexagon and its name, the tests, careers, the plan and the last link. Each
 * part asks for itself, and what does not come says so beside the rest.
 */
export function ProfileSummary({
  session: { user },
  loadCareerNames,
  renderPlan,
  renderLastLink,
  copy,
}: {
  session: Session;
  loadCareerNames: LoadCareerNames;
  renderPlan: () => ReactNode;
  renderLastLink: (hasResult: boolean) => ReactNode;
  copy: Copy;
}) {
  const my = useMergedAttempts();
  if (my.kind === 'loading') return <PageWait label={copy.attempts.loading} />;
  const { attempts, isServerMissing } = my;
  return (
    <div className="grid gap-12">
      {isServerMissing && (
        <RetryNotice
          text={copy.attempts.unreachable}
          retry={copy.attempts.retry}
          onRetry={my.retry}
        />
      )}
      <Portrait name={firstNameOf(user)} my={my} copy={copy}>
        <TestRings attempts={attempts} isWhole={!isServerMissing} copy={copy} />
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <FavouriteCareers userId={user.id} loadNames={loadCareerNames} copy={copy.favourites} />
          <div className="grid content-start gap-12">
            {renderPlan()}
            {renderLastLink(attempts.some(({ state }) => state === 'submitted'))}
          </div>
        </div>
      </Portrait>
    </div>
  );
}

/** Who this is, above the rest of it. */
function Portrait({
  name,
  my,
  copy,
  children,
}: {
  name: string;
  my: Extract<ReturnType<typeof useMergedAttempts>, { kind: 'ready' }>;
  copy: Copy;
  children: ReactNode;
}) {
  const greeting = name ? fill(copy.summary.greeting, { name }) : copy.summary.hello;
  const finished = newestFinished(my.attempts, firstInstrument);
  if (finished) {
    return (
      <OwnPortrait greeting={greeting} attempt={finished} copy={copy}>
        {children}
      </OwnPortrait>
    );
  }
  return (
    <>
      {/* An account that did not answer may have one: the person is not told to begin again. */}
      {!my.isServerMissing && (
        <NoPortrait
          greeting={greeting}
          hasDraft={openDraft(my.attempts, firstInstrument) !== undefined}
          copy={copy.summary}
        />
      )}
      {children}
    </>
  );
}
