/**
 * One score as a bar with its error band. `value`, `low`, `high` are shares of the scale (0–1);
 * `text` says the score in words or figures and is what a screen reader gets.
 */
export function Meter({
  letter,
  label,
  text,
  value,
  low,
  high,
  colorClass,
}: {
  letter?: string;
  label: string;
  text: string;
  value: number;
  low: number;
  high: number;
  colorClass: string;
}) {
  return (
    <div className={`meter ${colorClass}`}>
      <p className="meter-head">
        {letter && <span className="type-badge">{letter}</span>}
        <span className="meter-label">{label}</span>
        <span className="meter-text">{text}</span>
      </p>
      <svg width="100%" height="16" aria-hidden="true">
        <rect className="meter-track" y="3" width="100%" height="10" rx="5" />
        <rect className="meter-fill" y="3" width={percent(value)} height="10" rx="5" />
        <rect
          className="meter-band"
          x={percent(low)}
          width={percent(high - low)}
          height="16"
          rx="3"
        />
      </svg>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
}
