import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { HelmBoat } from '#app/illustrations/sea/helm-boat.tsx';
import { Lighthouse } from '#app/illustrations/sea/lighthouse.tsx';

const foot = { x: 600, y: 204 };
const lamp = { x: foot.x, y: 45 };
/** One for each of the six interests, the nearest first. */
const lanterns = [
  { x: 256, y: 206, size: 14 },
  { x: 310, y: 203, size: 12.5 },
  { x: 359, y: 200.5, size: 11 },
  { x: 403, y: 198, size: 9.5 },
  { x: 442, y: 196, size: 8.5 },
  { x: 477, y: 194.5, size: 7.5 },
];
const stars = [
  { x: 60, y: 70, size: 2 },
  { x: 168, y: 22, size: 3 },
  { x: 296, y: 96, size: 2 },
  { x: 372, y: 30, size: 2.5 },
  { x: 462, y: 108, size: 2 },
  { x: 690, y: 14, size: 3 },
];

/** Seen from the end, where they lie behind her. */
const passed = lanterns.map(({ x, ...at }) => ({ ...at, x: 592 - x }));

/** The night of a test: she has set sail, six lanterns show the way to the lighthouse; at its end she has passed them. */
export function DoorScene({ isArrived = false }: { isArrived?: boolean }) {
  const lit = isArrived ? passed : lanterns;
  return (
    <svg className="door-art" viewBox="0 0 720 280" aria-hidden="true" focusable="false">
      <linearGradient
        id="door-light"
        gradientUnits="userSpaceOnUse"
        spreadMethod="reflect"
        x1="600"
        x2="270"
      >
        <stop stopColor="#f2b33d" stopOpacity=".5" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="#fbf7f0" fillOpacity=".7" d={hexagons(stars)} />
      <path fill="#1c2b4d" d="M-1200 214H0q60-16 120-12t120-14 150 12 130-6l200 20h900v40h-2820z" />
      <g className="door-light">
        <path
          fill="none"
          stroke="#9fb4da"
          strokeOpacity=".2"
          d={hexagons([80, 128].map((size) => ({ ...lamp, size })))}
        />
        <path fill="url(#door-light)" d="M600 45L270-6V108zM600 45L930-6V108z" />
      </g>
      <path fill="#1a3450" d="M-1200 214H2000v400h-3200z" />
      <path
        fill="none"
        stroke="#5d78a8"
        strokeLinecap="round"
        strokeOpacity=".55"
        strokeWidth="2"
        d="M20 226h46m22 0h14M-140 238h80m30 0h20M-420 228h90M-560 246h60M196 268h70m22 0h18"
      />
      <path
        fill="none"
        stroke="#f2b33d"
        strokeLinecap="round"
        strokeOpacity=".75"
        strokeWidth="2.5"
        d={`M504 230h38M476 242h30m14 0h12M490 256h22${lit.map(({ x, y, size }) => `M${x - size * 0.7} ${y + 30 - (14 - size) * 0.6}h${size * 1.4}`).join('')}`}
      />
      <path
        fill="#f2b33d"
        fillOpacity=".18"
        d={hexagons(lit.map(({ size, ...at }) => ({ ...at, size: size * 1.9 })))}
      />
      <path fill="#ffd98a" d={hexagons(lit)} />
      <path
        fill="#0b1428"
        d="M486 300l24-46 34-14 14-22 22-18h64l26 14 30 20 60 20 1300 60v200H486z"
      />
      <path
        fill="#33466f"
        d="M580 200h64l26 14 14 12-50-8-44-2-32 8 22-12zM510 254l34-14 20 16-24 4z"
      />
      <g className="door-light">
        <Lighthouse {...foot} scale={0.42} />
      </g>
      <HelmBoat x={isArrived ? 420 : 146} y={244} scale={1.75} />
      <path fill="#1b6b7a" d={`M-1200 258q20-12 40 0t${'40 0 '.repeat(79)}v400h-3200z`} />
    </svg>
  );
}

function hexagons(all: readonly { x: number; y: number; size: number }[]): string {
  return all.map(({ size, ...at }) => hexagonPath(size, at)).join('');
}
