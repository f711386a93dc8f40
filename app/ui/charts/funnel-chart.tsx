export type FunnelStep = { id: string; label: string; text: string; share: number };

/** Steps that fewer and fewer take: each a line of words with its bar, `share` of the first (0–1). */
export function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <ol className="funnel">
      {steps.map(({ id, label, text, share }) => (
        <li key={id}>
          <p className="funnel-words">
            <span className="font-semibold">{label}</span>{' '}
            <span className="text-muted">{text}</span>
          </p>
          <svg width="100%" height="22" aria-hidden="true">
            <rect className="funnel-track" width="100%" height="22" rx="4" />
            <rect
              className="funnel-bar"
              width={`${Math.round(share * 1000) / 10}%`}
              height="22"
              rx="4"
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
