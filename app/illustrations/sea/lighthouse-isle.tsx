import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { Lighthouse } from './lighthouse.tsx';

const lamp = { x: 0, y: -378 };

/**
 * The landing page's lighthouse on its rock: its light falls on the words at its left. The foot of the drawing is the
 * horizon; sea, light and stars reach beyond the frame as far as the section does.
 */
export function LighthouseIsle({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-75 -480 150 462" aria-hidden="true" focusable="false">
      <path
        className="night-rings"
        d={[190, 310].map((radius) => hexagonPath(radius, lamp)).join('')}
      />
      <linearGradient
        id="night-light"
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="-930"
        y1="0"
        y2="0"
      >
        <stop stopColor="#f2b33d" stopOpacity=".6" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#night-light)" d="M0-384L-930-446V-310L0-372z" />
      <path className="night-stars" d={stars} />
      <path className="night-sea" d="M-3000-18H3000V2400H-3000z" />
      <path
        className="night-waves"
        d="M-640 96h60m40 0h24M-520 150h120m36 0h40M-800 190h90m60 0h80M-330 60h44M120 130h60m40 0h60"
      />
      <path className="night-glint" d="M-120 26h-92M-100 52h-60m-30 0h-52M-130 78h-60" />
      <g className="night-boat">
        <path fill="#f3ecdd" d="M-440 27v56h-40zM-434 41v42h30z" />
        <path fill="#d8512f" d="M-490 88h96l-15 17h-66z" />
      </g>
      <path
        className="night-rock"
        d="M-190 40l52-34 44-6 30-20H72l40 18 60 10 48 32-60 22-150 8-130-8z"
      />
      <path className="night-rock-light" d="M-64-20H72l40 18-70 8-60-6-70 8 24-18z" />
      <Lighthouse x={0} y={0} scale={1} />
    </svg>
  );
}

/** Six-sided, where neither words nor light are. */
const stars = [
  { x: -160, y: -560, size: 3 },
  { x: 190, y: -470, size: 4 },
  { x: 260, y: -260, size: 3 },
  { x: -420, y: -620, size: 3 },
  { x: 150, y: -640, size: 3 },
]
  .map(({ x, y, size }) => hexagonPath(size, { x, y }))
  .join('');
