/**
 * One score as a bar: full as far as its error band begins, paler within it, a stroke at the score. `value`, `low`, `high` and
 * `mean`, which a thin line marks, are shares of the scale (0–1). `text` says the score in words or figures, `spoken` in
 * its place what a screen reader says of the bar.
 */
export function Meter({
  letter,
  label,
  text,
  spoken,
  value,
  low,
  high,
  mean,
  colorClass,
}: {
  letter?: string;
  label: string;
  text: string;
  spoken?: string | undefined;
  value: number;
  low: number;
  high: number;
  mean?: number | undefined;
  colorClass: string;
}) {
  return (
    <div className={`meter ${colorClass}`}>
      <p className="meter-head">
        {letter && <span className="type-badge">{letter}</span>}
        <span className="meter-label">{label}</span>
        <span className="meter-text">
          {spoken && <span className="sr-only">{spoken}</span>}
          <span aria-hidden={spoken !== undefined}>{text}</span>
        </span>
      </p>
      <svg width="100%" height="16" aria-hidden="true">
        <rect className="meter-track" y="3" width="100%" height="10" rx="5" />
        <rect className="meter-fill" y="3" width={percent(low)} height="10" rx="5" />
        <rect
          className="meter-band"
          x={percent(low)}
          y="3"
          width={percent(high - low)}
          height="10"
        />
        {mean !== undefined && (
          <rect className="meter-mean" x={percent(mean)} width="1.5" height="16" />
        )}
        <rect className="meter-score" x={percent(value)} width="4" height="16" rx="2" />
      </svg>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
}
