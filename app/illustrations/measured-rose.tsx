import { hexagonPath, radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 372, y: 226 };
const rings = [126, 84, 42];

/** The drawing of the method: a result laid out on a chart, with the dividers that take its measure and a rule beside it. */
export function MeasuredRose({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 720 420" aria-hidden="true" focusable="false">
      <path
        fill="#fbf7f0"
        d="M56 42l4 2v5l-4 2-4-2v-5zM196 14l5 3v6l-5 3-5-3v-6zM676 96l4 2v5l-4 2-4-2v-5zM650 18l5 3v6l-5 3-5-3v-6z"
      />
      <path fill="#0f4654" d="M98 92l514-44 62 312-612 54z" />
      <path fill="#fbf7f0" d="M86 76l514-44 62 312-612 54z" />
      <path fill="#efe6d6" d="M86 76l168-14-26 322-178 14zM432 46l168-14 62 312-196 17z" />
      <path
        fill="#1b6b7a"
        d="M566 158l59-7 37 193-262 23c40-26 86-26 112-58 22-28-6-60 14-92 10-18 22-36 40-59z"
      />
      <path
        fill="none"
        stroke="#7cc4cf"
        strokeWidth="4"
        strokeLinecap="round"
        d="M562 230h34M540 268h26m16 0h34M548 310h54M478 340h46m20 0h34"
      />
      <g fill="none" stroke="#14213d" strokeWidth="2.5">
        {rings.map((radius) => (
          <path key={radius} d={hexagonPath(radius, centre)} />
        ))}
        <path d="M372 100v252M263 163l218 126M481 163L263 289" strokeWidth="1.5" />
      </g>
      <path
        fill="#f2b33d"
        fillOpacity=".88"
        stroke="#c98a12"
        strokeWidth="4"
        strokeLinejoin="round"
        d={radarPath([0.5, 0.62, 0.98, 0.7, 0.36, 0.44], 126, centre)}
      />
      <path fill="#d8512f" d="M60 322l346 74-8 38L52 360z" />
      <path
        fill="none"
        stroke="#fbf7f0"
        strokeWidth="4"
        d="M92 332l-3 14M126 339l-5 22M160 347l-3 14M194 354l-5 22M228 361l-3 14M262 368l-5 22M296 376l-3 14M330 383l-5 22M364 390l-3 14"
      />
      <path fill="#14213d" fillOpacity=".16" d="M388 226L560 60l14 12zM490 292l88-226 12 8z" />
      <path fill="#2e4677" d="M500 36l26 16-146 178-8-4z" />
      <path fill="#14213d" d="M520 50l26-12-56 256-9-5z" />
      <path fill="#f2b33d" d="M452 96l52 26-4 10-52-26z" />
      <path fill="#f2b33d" d="M522 8l26 15v30l-26 15-26-15V23z" />
      <path fill="#fbf7f0" d="M522 26l10 6v12l-10 6-10-6V32z" />
    </svg>
  );
}
