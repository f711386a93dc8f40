type Stop = { readonly id: string; readonly label: string };

/** The sections of a report, each a press away; what is folded opens on the way. */
export function ReportBar({ label, stops }: { label: string; stops: readonly Stop[] }) {
  return (
    <nav className="report-bar no-print" aria-label={label}>
      <ul>
        {stops.map((stop) => (
          <li key={stop.id}>
            <a href={`#${stop.id}`} onClick={() => unfold(stop.id)}>
              {stop.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function unfold(id: string): void {
  const fold = document.getElementById(id)?.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
}
