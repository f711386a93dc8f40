import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { AreaHead } from '#app/ui/navigation/area-head.tsx';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { adminView, adminViews, type AdminView } from './admin-view.ts';
import { AdminsView } from './admins-view.tsx';
import { AuditView } from './audit-view.tsx';
import { ExportsView } from './exports-view.tsx';
import { FreshCode } from './frame/fresh-code.tsx';
import { OverviewView } from './overview/overview-view.tsx';
import { PeopleView } from './people/people-view.tsx';
import { RequestsView } from './requests/requests-view.tsx';

/** Opened seldom, so that they come when they are. */
const ResearchView = lazyComponent(
  async () => (await import('./research/research-view.tsx')).ResearchView,
);

const FactsView = lazyComponent(async () => (await import('./facts-view.tsx')).FactsView);

const CentresView = lazyComponent(async () => (await import('./centres-view.tsx')).CentresView);

/** The admin area: its sections as links, one of them open. */
export function AdminArea({
  userId,
  renderCodeForm,
  copy,
}: {
  userId: string;
  /** Asks for a code of the second factor, and calls back once it was right. */
  renderCodeForm: (onDone: () => void) => ReactNode;
  copy: Copy;
}) {
  const [search] = useSearchParams();
  const view = adminView(search);
  const paths = usePaths();
  return (
    <div className="page">
      <AreaHead
        eyebrow={copy.eyebrow}
        label={copy.nav.label}
        links={[
          ...adminViews.map((name) => ({
            to: `?view=${name}`,
            text: copy.nav[name],
            isHere: name === view,
          })),
          { to: paths.to('editor'), text: copy.nav.editor, isHere: false },
        ]}
      />
      <FreshCode renderForm={renderCodeForm} copy={copy.fresh}>
        <Section key={view} view={view} userId={userId} copy={copy} />
      </FreshCode>
    </div>
  );
}

function Section({ view, userId, copy }: { view: AdminView; userId: string; copy: Copy }) {
  switch (view) {
    case 'overview':
      return <OverviewView copy={copy} />;
    case 'people':
      return <PeopleView copy={copy} />;
    case 'requests':
      return <RequestsView copy={copy} />;
    case 'facts':
      return (
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <FactsView copy={copy.facts} />
        </Suspense>
      );
    case 'research':
      return (
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <ResearchView copy={copy} />
        </Suspense>
      );
    case 'centres':
      return (
        <Suspense fallback={<Spinner label={copy.loading} />}>
          <CentresView area={copy} copy={copy.centres} />
        </Suspense>
      );
    case 'exports':
      return <ExportsView copy={copy} />;
    case 'admins':
      return <AdminsView userId={userId} copy={copy} />;
    case 'audit':
      return <AuditView copy={copy} />;
  }
}
