import '../../../styles/moments.css';
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 24, y: 24 };
const whole = hexagonPath(21, centre);

/** What comes alive inside the hexagon: a lighthouse is lit, a boat sails in, a gull rises with the sun. */
const scenes = [
  <>
    <path className="moment-beam" d="M24 15 44 9v13z" />
    <path className="moment-ink" d="M21.5 18h5l1.5 15h-8zM20.5 16h7v2h-7zM22 12h4v4h-4z" />
    <path className="moment-sea" d="M8 33h32v3H8z" />
  </>,
  <>
    <g className="moment-boat">
      <path className="moment-beam-still" d="M25 12v15h9z" />
      <path className="moment-ink" d="M23 14v13h-7zM14 28h21l-4 5H18z" />
    </g>
    <path className="moment-sea" d="M7 33q4-3 8 0t8 0 8 0 9 0v3H7z" />
  </>,
  <>
    <circle className="moment-sun" cx="24" cy="27" r="8" />
    <path className="moment-sea" d="M8 31h32v5H8z" />
    <path className="moment-gull" d="M14 18q5-5 8 0q4-5 9 0" />
  </>,
];

/** A side of the hexagon that fills, from one share of the test to another, and a small scene in it; it takes a second. */
export function MomentScene({ turn, from, to }: { turn: number; from: number; to: number }) {
  return (
    <svg className="moment-scene" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path className="stroke-line" d={whole} />
        <path
          className="stroke-sea"
          d={whole}
          pathLength={1}
          strokeDasharray={`${from} 2`}
          strokeLinecap="butt"
        />
        <path
          className="moment-side"
          d={whole}
          pathLength={1}
          strokeDasharray={`${to - from} 2`}
          strokeDashoffset={-from}
        />
      </g>
      {scenes[(turn - 1) % scenes.length]}
    </svg>
  );
}
