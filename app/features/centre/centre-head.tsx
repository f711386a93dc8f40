import type { Centre } from '#app/data/centre/centres.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { agreementVersion } from '#content/centre-agreement.ts';
import { toView, type CentrePlace, type CentreView } from './centre-view.ts';
import { useArea } from './frame/area.ts';

/** Which centre this is, and its sections. */
export function CentreHead({
  centres,
  place: { view },
}: {
  centres: readonly Centre[];
  place: CentrePlace;
}) {
  const { centre, copy } = useArea();
  // A wall is for pupils.
  if (view === 'wall') return null;
  const sections: readonly (readonly [CentreView, string])[] = [
    ['sessions', copy.nav.sessions],
    ['groups', copy.nav.groups[centre.kind]],
    ...(centre.role === 'lead'
      ? ([
          ['staff', copy.nav.staff],
          ['centre', copy.nav.centre],
        ] as const)
      : []),
  ];
  const shown = sectionOf[view];
  return (
    <header className="centre-head no-print">
      <p className="eyebrow">{centre.name}</p>
      <nav aria-label={copy.nav.label} className="area-nav">
        <ul>
          {sections.map(([name, label]) => (
            <li key={name}>
              <Link
                to={toView(name, { centre: centre.id })}
                aria-current={name === shown ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {centres.length > 1 && (
        <nav aria-label={copy.choose} className="area-nav">
          <ul>
            {centres.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={toView('sessions', { centre: id })}
                  aria-current={id === centre.id ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(view === 'sessions' || view === 'centre') && <NewerAgreement />}
    </header>
  );
}

/** Says to a lead that the agreement's words have changed since she accepted it; what runs goes on. */
function NewerAgreement() {
  const { centre, copy } = useArea();
  const { newer } = copy.start.agreement;
  if (centre.role !== 'lead' || centre.closing_at !== null) return null;
  if (centre.agreement === null || centre.agreement.version === agreementVersion) return null;
  return (
    <Notice title={newer.title}>
      <p>
        {newer.text} <Link to={toView('agreement', { centre: centre.id })}>{newer.read}</Link>
      </p>
    </Notice>
  );
}

/** Below which section each view stands. */
const sectionOf: Readonly<Record<CentreView, CentreView>> = {
  sessions: 'sessions',
  open: 'sessions',
  board: 'sessions',
  wall: 'sessions',
  report: 'sessions',
  seat: 'sessions',
  paper: 'sessions',
  groups: 'groups',
  roster: 'groups',
  staff: 'staff',
  centre: 'centre',
  agreement: 'centre',
};
