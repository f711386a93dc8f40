import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { HelmBoat } from './helm-boat.tsx';
import { Lighthouse } from './lighthouse.tsx';

const middle = { x: 360, y: 92 };
const [own, other] = [
  { x: 92, y: 262 },
  { x: 628, y: 262 },
];
/** Of a lighthouse at that scale its lamp, above its foot. */
const scale = 0.42;
const lampOf = ({ x, y }: { x: number; y: number }) => ({ x, y: y - 378 * scale });

/** How far a guess has come. */
export type Stage = 'asked' | 'sent' | 'both';

/**
 * Two lighthouses that look at one result: the guesser's has its light on it, the other's too once both may see it. While
 * a guess is under way a boat carries it.
 */
export function TwoLights({ stage, className }: { stage: Stage; className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="two-lights" gradientUnits="userSpaceOnUse" x1="92" x2="400">
        <stop stopColor="#f2b33d" stopOpacity=".6" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity=".12" />
      </linearGradient>
      <path
        fill="#fff"
        fillOpacity=".7"
        d="M180 40h3v3h-3zM262 22h2v2h-2zM470 30h3v3h-3zM540 66h2v2h-2zM230 150h2v2h-2zM498 142h2v2h-2zM24 60h2v2h-2zM690 44h3v3h-3z"
      />
      <path fill="#1d4355" d="M-900 244H1620V640H-900z" />
      <path fill="url(#two-lights)" d={beamFrom(lampOf(own))} />
      {stage === 'both' && (
        <g transform="translate(720) scale(-1 1)">
          <path fill="url(#two-lights)" d={beamFrom(lampOf(own))} />
        </g>
      )}
      <path
        fill={stage === 'both' ? '#f2b33d' : '#14213d'}
        fillOpacity={stage === 'both' ? 1 : 0.55}
        stroke="#f2b33d"
        strokeWidth="3"
        strokeDasharray={stage === 'both' ? undefined : '7 6'}
        d={hexagonPath(52, middle)}
      />
      {stage === 'both' ? (
        <path fill="#14213d" d="M360 62l8 22 22 8-22 8-8 22-8-22-22-8 22-8z" />
      ) : (
        <path
          fill="none"
          stroke="#f2b33d"
          strokeWidth="7"
          strokeLinecap="round"
          d="M347 82a13 13 0 1 1 20 11q-7 5-7 11m0 13v1"
        />
      )}
      <path
        fill="#14213d"
        d="M-900 300V268H20l18-16 60-8 54 8 24 20 10 28zM1620 300V268H700l-18-16-60-8-54 8-24 20-10 28z"
      />
      <Lighthouse {...own} scale={scale} />
      <Lighthouse {...other} scale={scale} isDark={stage !== 'both'} />
      {stage === 'sent' && <HelmBoat x={360} y={262} scale={0.95} />}
      <path
        fill="none"
        stroke="#74c5d2"
        strokeOpacity=".7"
        strokeWidth="2.500"
        strokeLinecap="round"
        d="M230 276h44M300 288h70M420 274h54M470 290h30M200 292h26"
      />
    </svg>
  );
}

/** A light that falls on the middle and just behind it. */
function beamFrom({ x, y }: { x: number; y: number }): string {
  return `M${x} ${y}L${middle.x + 14} ${middle.y - 56}L${middle.x + 60} ${middle.y}L${middle.x + 14} ${middle.y + 56}z`;
}
