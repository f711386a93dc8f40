/** The time badge's clock: a quarter of an hour lit on a six-sided dial. */
export function QuarterHour({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path className="clock-dial" d="M24 2L43.050 13V35L24 46L4.950 35V13Z" />
      <path className="clock-quarter" d="M24 24V2L43.050 13V24Z" />
      <path className="clock-hands" d="M24 11V24H34" />
      <circle className="clock-pin" cx="24" cy="24" r="2.400" />
    </svg>
  );
}
