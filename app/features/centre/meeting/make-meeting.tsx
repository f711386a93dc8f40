import { Suspense, useState, type ComponentProps } from 'react';
import { useQuery } from '@tanstack/react-query';
import { newestFinished, useMergedAttempts } from '#app/data/attempts/merged-attempts.ts';
import { readCalculation } from '#app/data/device/kept-calculation.ts';
import { readSituation } from '#app/data/device/kept-situation.ts';
import { planQuery } from '#app/data/person/plan.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/meeting.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import type { MeetingLinks } from './meeting-links.tsx';

/** A family chooses what its adviser reads before the first meeting, and gets a link for it; with or without an account. */
export function MakeMeeting({ copy }: { copy: Copy }) {
  const words = copy.make;
  const my = useMergedAttempts();
  const owner = my.kind === 'ready' ? my.owner : null;
  const plan = useQuery({ ...planQuery(owner), enabled: my.kind === 'ready' });
  const [said] = useState(() => readSituation(dayOf(new Date())));
  const [typed] = useState(readCalculation);
  if (my.kind === 'loading' || plan.isLoading) return <Spinner label={copy.loading} />;
  const attempts = instrumentIds.flatMap((id) => newestFinished(my.attempts, id) ?? []);
  const has = {
    situation: JSON.stringify(said) !== JSON.stringify(emptySituation),
    way: Boolean(plan.data),
    costs: JSON.stringify(typed) !== JSON.stringify(nothingTyped),
    result: attempts.length > 0,
  };
  const hasAny = Object.values(has).some(Boolean);
  return (
    <div className="stack">
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      {!hasAny && <Nothing copy={copy} />}
      {(hasAny || owner !== null) && (
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <Links
            has={has}
            brought={{ said, typed, plan: plan.data ?? undefined, attempts }}
            isPerson={owner !== null}
            copy={copy}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Who has nothing to bring, and no account that may have links, loads none of it. */
const Links = lazyComponent<ComponentProps<typeof MeetingLinks>>(
  async () => (await import('./meeting-links.tsx')).MeetingLinks,
  PartMissing,
);

function Nothing({ copy: { make: words } }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <>
      <p>{words.nothing}</p>
      <div className="actions">
        <ButtonLink to={paths.to('assessment')}>{words.toTest}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('pathway')}>
          {words.toRoute}
        </ButtonLink>
      </div>
    </>
  );
}
