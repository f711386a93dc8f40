type Stop = { readonly id: string; readonly label: string };

/** The sections of a report, each a press away. */
export function ReportBar({ label, stops }: { label: string; stops: readonly Stop[] }) {
  return (
    <nav className="report-bar no-print" aria-label={label}>
      <ul>
        {stops.map((stop) => (
          <li key={stop.id}>
            <a href={`#${stop.id}`}>{stop.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
