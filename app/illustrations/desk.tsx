import { hexagonPath, radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const screen = { x: 94, y: 72 };

/** A desk by the window: a computer that shows a profile, books, something warm to drink. */
export function Desk({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 180 180" aria-hidden="true" focusable="false">
      <path className="fill-beam-soft" d="M34 14h120v112H34z" />
      <rect className="fill-edge" x="40" y="32" width="108" height="80" rx="6" />
      <path className="fill-night" d="M46 38h96v68H46z" />
      <g fill="none" stroke="#9fb4da" strokeOpacity="0.45">
        <path d={hexagonPath(29, screen)} />
        <path d={hexagonPath(18, screen)} />
      </g>
      <path className="fill-beam" d={radarPath([0.5, 1, 0.7, 0.3, 0.55, 0.9], 29, screen)} />
      <path className="fill-edge" d="M84 112h20v12H84zM70 122h48v6H70z" />
      <path className="fill-coral" d="M8 112h30v16H8zM12 98h24v14H12z" />
      <path className="fill-sea" d="M6 104h34v8H6z" />
      <path className="fill-sea" d="M148 106h18v22h-18z" />
      <path className="stroke-sea" fill="none" strokeWidth="3" d="M166 110h7v11h-7" />
      <path className="fill-ink" d="M0 128h180v7H0zM16 135h7v40h-7zM157 135h7v40h-7z" />
    </svg>
  );
}
