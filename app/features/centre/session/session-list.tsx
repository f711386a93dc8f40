import type { ReactNode } from 'react';
import type { StaffSession } from '#app/data/centre/centres.ts';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { spacedCode } from '#app/features/centre/frame/code.ts';
import { Counters } from '#app/features/centre/frame/counters.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { dateAndTimeIn } from '#content/wording/formats.ts';

/** What is open now, large; what was before, as a table. */
export function SessionList() {
  const { centre, copy } = useArea();
  const words = copy.session.list;
  const open = centre.sessions.filter(({ ended }) => !ended);
  const over = centre.sessions.filter(({ ended }) => ended);
  const past = over.filter(({ kind }) => kind === 'class');
  const evenings = over.filter(({ kind }) => kind === 'evening');
  return (
    <div className="grid gap-10">
      <section className="stack">
        <div className="view-head">
          <h1>{words.title}</h1>
          {centre.closing_at === null && (
            <ButtonLink to={toView('open', { centre: centre.id })}>{words.open}</ButtonLink>
          )}
        </div>
        {open.length === 0 && <p>{over.length === 0 ? words.none : words.noneOpen}</p>}
        {open.length > 0 && (
          <ul className="open-sessions" aria-label={words.now}>
            {open.map((session) => (
              <OpenCard key={session.id} session={session} />
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section className="stack">
          <h2>{words.past}</h2>
          <PastTable sessions={past} />
        </section>
      )}
      {evenings.length > 0 && (
        <section className="stack">
          <h2>{copy.session.evening.past}</h2>
          <EveningTable sessions={evenings} />
        </section>
      )}
    </div>
  );
}

function OpenCard({ session }: { session: StaffSession }) {
  const { centre, copy } = useArea();
  const words = copy.session.list;
  const locale = useLocale();
  const name = sessionName(centre.groups, session, copy.session.evening.name);
  const to = { centre: centre.id, session: session.id };
  return (
    <li className="card stack">
      <div>
        <h2 className="text-2xl">{name}</h2>
        <p className="text-muted">
          {fill(words.until, { when: dateAndTimeIn(locale).format(new Date(session.closes_at)) })}
        </p>
      </div>
      <p className="session-code">{spacedCode(session.code)}</p>
      <Counters session={session} copy={copy.session} />
      <div className="actions">
        <ButtonLink to={toView('wall', to)}>{words.wall}</ButtonLink>
        <ButtonLink variant="secondary" to={toView('board', to)}>
          {words.board}
        </ButtonLink>
      </div>
    </li>
  );
}

type Further = {
  id: string;
  label: string;
  isNumber?: boolean;
  /** `row` names the session for links that say the same in every row. */
  tell: (session: StaffSession, row: string) => ReactNode;
};

/** Sessions that are over, a row each: when, which group, and `further` columns with their cells. */
function OverTable({
  caption,
  sessions,
  further,
}: {
  caption: string;
  sessions: readonly StaffSession[];
  further: readonly Further[];
}) {
  const { centre, copy } = useArea();
  const { when, group } = copy.session.list.columns;
  const date = dateAndTimeIn(useLocale());
  return (
    <DataTable
      caption={caption}
      captionHidden
      ofWords
      columns={[{ id: 'when', label: when }, { id: 'group', label: group }, ...further]}
      rows={sessions.map((session) => {
        const at = date.format(new Date(session.opened_at));
        const name = groupName(centre.groups, session);
        return {
          id: session.id,
          cells: [at, name, ...further.map(({ tell }) => tell(session, `${name}, ${at}`))],
        };
      })}
    />
  );
}

function PastTable({ sessions }: { sessions: readonly StaffSession[] }) {
  const { copy } = useArea();
  const words = copy.session.list;
  const { finished, shared, links } = words.columns;
  return (
    <OverTable
      caption={words.pastCaption}
      sessions={sessions}
      further={[
        { id: 'finished', label: finished, isNumber: true, tell: (session) => session.finished },
        {
          id: 'shared',
          label: shared,
          isNumber: true,
          tell: ({ mode, shared: count }) => (mode === 'count' ? words.onlyCounted : count),
        },
        {
          id: 'links',
          label: links,
          tell: (session, row) => <SessionLinks key="links" session={session} row={row} />,
        },
      ]}
    />
  );
}

function SessionLinks({ session: { id, mode }, row }: { session: StaffSession; row: string }) {
  const { centre, copy } = useArea();
  const words = copy.session.list;
  const to = { centre: centre.id, session: id };
  return (
    <span className="cell-links">
      <Link to={toView('board', to)} aria-label={`${words.board}: ${row}`}>
        {words.board}
      </Link>
      {mode === 'personal' && (
        <Link to={toView('report', to)} aria-label={`${words.report}: ${row}`}>
          {words.report}
        </Link>
      )}
    </span>
  );
}

/** Evenings share nothing with the staff: how many families took part is all there is. */
function EveningTable({ sessions }: { sessions: readonly StaffSession[] }) {
  const { centre, copy } = useArea();
  const { list, evening } = copy.session;
  return (
    <OverTable
      caption={evening.past}
      sessions={sessions}
      further={[
        { id: 'families', label: evening.families, isNumber: true, tell: (one) => one.finished },
        {
          id: 'links',
          label: list.columns.links,
          tell: ({ id }, row) => (
            <Link
              key="links"
              to={toView('wall', { centre: centre.id, session: id })}
              aria-label={`${evening.talk}: ${row}`}
            >
              {evening.talk}
            </Link>
          ),
        },
      ]}
    />
  );
}

export function groupName(
  groups: readonly { id: string; name: string }[],
  { group }: Pick<StaffSession, 'group'>,
): string {
  return groups.find(({ id }) => id === group)?.name ?? '';
}

/** The group, and that it is an evening where it is one. */
export function sessionName(
  groups: readonly { id: string; name: string }[],
  session: Pick<StaffSession, 'group' | 'kind'>,
  evening: string,
): string {
  const group = groupName(groups, session);
  return session.kind === 'evening' ? fill(evening, { group }) : group;
}
