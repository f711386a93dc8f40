import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { Lighthouse } from './lighthouse.tsx';

const lamp = { x: 1130, y: 236 };
const rings = [190, 310];

/** The hero's drawing: a lighthouse at night whose light spreads in hexagons over the sea. */
export function LighthouseNight({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="night-rings" d={rings.map((radius) => hexagonPath(radius, lamp)).join('')} />
      {/* It ends before the words on its left, and as far away on its right. */}
      <linearGradient
        id="night-light"
        gradientUnits="userSpaceOnUse"
        spreadMethod="reflect"
        x1="1130"
        x2="740"
      >
        <stop stopColor="#f2b33d" stopOpacity="0.5" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#night-light)" d="M1130 236L740 134V248zM1130 236L1520 138V292z" />
      <path className="night-stars" d={stars()} />
      <path className="night-sea" d="M-1200 596H2700V1200H-1200Z" />
      <path
        className="night-waves"
        d="M560 632h60m40 0h24M700 668h120m36 0h40M500 704h90m60 0h80M830 640h44M620 742h180m40 0h60"
      />
      <path
        className="night-glint"
        d="M1000 622h92M960 646h64m40 0h52M1010 676h40M940 700h86M986 728h46"
      />
      <g className="night-boat">
        <path fill="#f3ecdd" d="M894 607v56h-40zM900 621v42h30z" />
        <path fill="#d8512f" d="M844 668h96l-15 17h-66z" />
      </g>
      <path
        className="night-rock-far"
        d="M2700 596H1196l34-30 52-8 40-34 88-16 60-38 96-10 74-44 360-30 700-60z"
      />
      <path
        className="night-rock"
        d="M2700 1200H930l14-300 28-96 40-26 14-52 30-18 26-64 22-22 12-20h104l20 24 54 14 30 44 66 18 44 58 78 22 60 62 230 40 700 120z"
      />
      <path
        className="night-rock-light"
        d="M1116 602h104l20 24 54 14 30 44-66-14-50-26-72-4-58 12 16-30zM1026 726l30-18 34 12 40 40-62-16z"
      />
      <Lighthouse x={1130} y={614} scale={1} />
    </svg>
  );
}

/** Six-sided stars, by hand where the beam and the words leave the sky free. */
function stars(): string {
  const places: readonly (readonly [number, number, number])[] = [
    [900, 400, 2.5],
    [870, 120, 2],
    [930, 470, 2],
    [980, 60, 3],
    [1250, 96, 2.5],
    [1310, 430, 2],
    [1380, 60, 3],
    [1400, 500, 2.5],
  ];
  return places.map(([x, y, size]) => hexagonPath(size, { x, y })).join('');
}
