import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { centresQuery, type Centre } from '#app/data/centre/centres.ts';
import { useNavigate, useSearchParams } from '#app/ui/navigation/use-place.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import { CentreHead } from './centre-head.tsx';
import { centrePlace, toView, type CentrePlace, type CentreView } from './centre-view.ts';
import { AreaContext, useArea, type Area } from './frame/area.ts';
import { Asked } from './frame/asked.tsx';
import { CentreSettings } from './people/centre-settings.tsx';
import { GroupsView } from './people/groups-view.tsx';
import { RosterView } from './people/roster-view.tsx';
import { StaffView } from './people/staff-view.tsx';
import { PaperView } from './seat/paper-view.tsx';
import { SeatView } from './seat/seat-view.tsx';
import { BoardView } from './session/board-view.tsx';
import { ReportView } from './session/report-view.tsx';
import { SessionList } from './session/session-list.tsx';
import { WallView } from './session/wall-view.tsx';
import { AgreementForm } from './start/agreement-form.tsx';
import { CreateCentre } from './start/create-centre.tsx';
import { CreateGroup } from './start/create-group.tsx';
import { OpenSession } from './start/open-session.tsx';
import { StartSteps, type StartStep } from './start/start-steps.tsx';

/** The workspace of who works at a centre: the centre that the address names, or the first; the way to one where there is none. */
export function CentreArea({
  copy,
  ...given
}: { copy: Copy } & Pick<Area, 'renderReport' | 'makeSheets'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useQuery(centresQuery());
  const place = centrePlace(search);
  const { refetch } = query;
  return (
    <div className="page centre-area">
      <Asked query={query} keeps copy={copy}>
        {(centres) => {
          const centre = centres.find(({ id }) => id === place.centre) ?? centres[0];
          if (!centre || place.centre === 'new') {
            return (
              <First at="centre" copy={copy}>
                <CreateCentre
                  copy={copy}
                  onMade={async (id) => {
                    await refetch();
                    await navigate(toView('sessions', { centre: id }));
                  }}
                />
              </First>
            );
          }
          return (
            <Within
              centre={centre}
              centres={centres}
              place={place}
              copy={copy}
              reload={refetch}
              {...given}
            />
          );
        }}
      </Asked>
    </div>
  );
}

function Within({
  centres,
  place,
  ...area
}: Area & { centres: readonly Centre[]; place: CentrePlace }) {
  const { centre, copy, reload, renderReport, makeSheets } = area;
  const value = useMemo(
    () => ({ centre, copy, reload, renderReport, makeSheets }),
    [centre, copy, reload, renderReport, makeSheets],
  );
  return (
    <AreaContext value={value}>
      <CentreHead centres={centres} place={place} />
      <Shown place={place} />
    </AreaContext>
  );
}

/** The view of an address; before the first session what it still takes, one thing at a time. */
function Shown({ place }: { place: CentrePlace }) {
  const { centre, copy, reload } = useArea();
  const navigate = useNavigate();
  const isLead = centre.role === 'lead';
  const go = (view: CentreView, more: Partial<CentrePlace> = {}) =>
    navigate(toView(view, { centre: centre.id, ...more }));
  const opened = async (session: string) => {
    await reload();
    await go('wall', { session });
  };
  const isNew = centre.sessions.length === 0;
  if (centre.agreement === null && !isLead) {
    return <Notice tone="warn">{copy.start.agreement.waiting}</Notice>;
  }
  // Who never accepts may still close the centre.
  if (centre.agreement === null && place.view !== 'centre') {
    return (
      <First at="agreement" copy={copy}>
        <AgreementForm onAccepted={reload} />
      </First>
    );
  }
  if (centre.groups.length === 0 && place.view === 'sessions') {
    return (
      <First at="group" copy={copy}>
        <CreateGroup onMade={reload} />
      </First>
    );
  }
  if (isNew && place.view === 'sessions') {
    return (
      <First at="session" copy={copy}>
        <OpenSession group={place.group} onOpened={opened} />
      </First>
    );
  }
  switch (place.view) {
    case 'open':
      return (
        <div className="stack">
          <h1>{copy.start.open.title}</h1>
          <OpenSession group={place.group} onOpened={opened} />
        </div>
      );
    case 'board':
      return <BoardView session={place.session} />;
    case 'wall':
      return <WallView session={place.session} />;
    case 'seat':
      return <SeatView place={place} />;
    case 'paper':
      return <PaperView place={place} />;
    case 'groups':
      return <GroupsView />;
    case 'staff':
      return isLead ? <StaffView /> : <Notice tone="warn">{copy.gone}</Notice>;
    case 'centre':
      return isLead ? <CentreSettings /> : <Notice tone="warn">{copy.gone}</Notice>;
    case 'agreement':
      return (
        <div className="stack">
          <h1>{copy.start.agreement.title}</h1>
          <AgreementForm
            onAccepted={async () => void (await Promise.all([reload(), go('centre')]))}
          />
        </div>
      );
    case 'report':
      return <ReportView session={place.session} />;
    case 'roster':
      return <RosterView group={place.group} />;
    case 'sessions':
      return <SessionList />;
  }
}

/** One of the steps before the first session. */
function First({ at, copy, children }: { at: StartStep; copy: Copy; children: ReactNode }) {
  const { centre, agreement, group, open } = copy.start;
  const title = {
    centre: centre.title,
    agreement: agreement.title,
    group: group.title,
    session: open.title,
  }[at];
  return (
    <div className="stack">
      <StartSteps at={at} copy={copy.start.steps} />
      <h1>{title}</h1>
      {at === 'agreement' && <p className="lead max-w-(--measure)">{agreement.lead}</p>}
      {children}
    </div>
  );
}
