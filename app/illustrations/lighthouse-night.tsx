import { radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const lamp = { x: 1130, y: 236 };
const rings = [96, 190, 310];

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
      <g className="night-rings">
        {rings.map((radius) => (
          <path key={radius} d={radarPath([1, 1, 1, 1, 1, 1], radius, lamp)} />
        ))}
      </g>
      <linearGradient id="night-light" gradientUnits="userSpaceOnUse" x1="1130" x2="500">
        <stop stopColor="#f2b33d" stopOpacity="0.45" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#night-light)" d="M1130 236L340 49V243Z" />
      <path className="night-beam" d="M1130 236L2600 -100V415Z" />
      <g className="night-stars">
        <path d={stars()} />
      </g>
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
        <path className="night-paper" d="M894 607v56h-40zM900 621v42h30z" />
        <path className="night-coral" d="M844 668h96l-15 17h-66z" />
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
      <Tower />
    </svg>
  );
}

function Tower() {
  return (
    <g>
      <path className="night-paper" d="M1098 296h64l22 318h-108z" />
      <path className="night-coral" d="M1092.5 376h75l5 72h-85zM1082 530h96l5.800 84h-107.600z" />
      <path className="night-shade" d="M1136 296h26l22 318h-32z" />
      <path className="night-window" d="M1122 340h16v24h-16zM1121 474h18v28h-18z" />
      <path className="night-ink" d="M1116 614v-36a14 14 0 0 1 28 0v36z" />
      <path
        className="night-ink"
        d="M1084 284h92v12h-92zM1090 262h3v24h-3zM1167 262h3v24h-3zM1088 262h84v4h-84z"
      />
      <path className="night-lamp" d="M1104 208h52v76h-52z" />
      <path className="night-panes" d="M1121 208v76M1139 208v76M1104 246h52" />
      <path className="night-coral" d="M1096 208l34-40 34 40z" />
      <path className="night-ink" d="M1127 146h6v24h-6z" />
    </g>
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
  return places.map(([x, y, size]) => radarPath([1, 1, 1, 1, 1, 1], size, { x, y })).join('');
}
