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
import { Section } from '#app/ui/section.tsx';
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
        <Section title={words.past}>
          <PastTable sessions={past} />
        </Section>
      )}
      {evenings.length > 0 && (
        <Section title={copy.session.evening.past}>
          <EveningTable sessions={evenings} />
        </Section>
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

/** What a row leads to; `row` names the session, since the links say the same in every row. */
type Links = (given: { session: StaffSession; row: string }) => ReactNode;

/** Sessions that are over, a row each: when, which group, some counts, and links. */
function OverTable({
  caption,
  sessions,
  counts,
  Links,
}: {
  caption: string;
  sessions: readonly StaffSession[];
  counts: readonly {
    id: string;
    label: string;
    tell: (session: StaffSession) => string | number | null;
  }[];
  Links: Links;
}) {
  const { centre, copy } = useArea();
  const { when, group, links } = copy.session.list.columns;
  const date = dateAndTimeIn(useLocale());
  return (
    <DataTable
      caption={caption}
      captionHidden
      ofWords
      columns={[
        { id: 'when', label: when },
        { id: 'group', label: group },
        ...counts.map(({ id, label }) => ({ id, label, isNumber: true })),
        { id: 'links', label: links },
      ]}
      rows={sessions.map((session) => {
        const at = date.format(new Date(session.opened_at));
        const name = groupName(centre.groups, session);
        return {
          id: session.id,
          cells: [
            at,
            name,
            ...counts.map(({ tell }) => tell(session)),
            <Links key="links" session={session} row={`${name}, ${at}`} />,
          ],
        };
      })}
    />
  );
}

function PastTable({ sessions }: { sessions: readonly StaffSession[] }) {
  const { copy } = useArea();
  const { pastCaption, columns, onlyCounted } = copy.session.list;
  return (
    <OverTable
      caption={pastCaption}
      sessions={sessions}
      counts={[
        { id: 'finished', label: columns.finished, tell: ({ finished }) => finished },
        {
          id: 'shared',
          label: columns.shared,
          tell: ({ mode, shared }) => (mode === 'count' ? onlyCounted : shared),
        },
      ]}
      Links={ClassLinks}
    />
  );
}

const ClassLinks: Links = ({ session: { id, mode }, row }) => {
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
};

/** Evenings share nothing with the staff: how many families took part is all there is. */
function EveningTable({ sessions }: { sessions: readonly StaffSession[] }) {
  const { past, families } = useArea().copy.session.evening;
  return (
    <OverTable
      caption={past}
      sessions={sessions}
      counts={[{ id: 'families', label: families, tell: ({ finished }) => finished }]}
      Links={EveningLinks}
    />
  );
}

const EveningLinks: Links = ({ session: { id }, row }) => {
  const { centre, copy } = useArea();
  const { talk } = copy.session.evening;
  return (
    <Link to={toView('wall', { centre: centre.id, session: id })} aria-label={`${talk}: ${row}`}>
      {talk}
    </Link>
  );
};

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
