import { petalPath, radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const six = [1, 1, 1, 1, 1, 1];

/** A harbour wall with boats, and berths that wait for one. */
export function Demand() {
  const berths = Array.from({ length: 7 }, (_, index) => ({ x: 42 + index * 66, y: 206 }));
  const missing = new Set([2, 5]);
  return (
    <>
      <path fill="#e2eeec" d="M0 0h480v270H0z" />
      <path className="fill-beam" d={radarPath(six, 46, { x: 384, y: 62 })} />
      <path fill="#1b6b7a" d="M0 176h480v94H0z" />
      <path fill="#14213d" d="M0 166h480v12H0z" />
      <path
        fill="#fbf7f0"
        fillOpacity="0.3"
        d="M20 250h90v4H20zM170 238h70v4h-70zM320 254h120v4H320z"
      />
      {berths.map(({ x, y }, index) =>
        missing.has(index) ? (
          <path
            key={x}
            fill="none"
            stroke="#fbf7f0"
            strokeWidth="2.5"
            strokeDasharray="6 6"
            d={`M${x - 24} ${y}h48l-8 14h-32zM${x} ${y - 6}v-62l22 56z`}
          />
        ) : (
          <g key={x}>
            <path fill="#d8512f" d={`M${x - 24} ${y}h48l-8 14h-32z`} />
            <path fill="#fbf7f0" d={`M${x + 2} ${y - 6}v-62l22 62z`} />
            <path fill="#f2b33d" d={`M${x - 4} ${y - 6}v-44l-16 44z`} />
            <path fill="#14213d" d={`M${x - 1} ${y - 72}h3v72h-3z`} />
          </g>
        ),
      )}
    </>
  );
}

/** A course across the ocean, from one coast to the other, with its stops. */
export function Journey() {
  const stops = [
    { x: 92, y: 196 },
    { x: 158, y: 132 },
    { x: 236, y: 128 },
    { x: 312, y: 92 },
  ];
  return (
    <>
      <path fill="#1b6b7a" d="M0 0h480v270H0z" />
      <g fill="none" stroke="#fbf7f0" strokeOpacity="0.22">
        {[60, 120, 180, 240].map((radius) => (
          <path key={radius} d={radarPath(six, radius, { x: 388, y: 74 })} />
        ))}
      </g>
      <path
        fill="#fbf7f0"
        d="M0 84l38 12 26 38 30 14 8 36-22 30-14 56H0zM480 18l-70 6-44 20-20 34 14 34 46 12 40-14 34 10z"
      />
      <path
        fill="none"
        stroke="#f2b33d"
        strokeWidth="3.5"
        strokeDasharray="3 9"
        strokeLinecap="round"
        d="M92 196C120 130 150 132 236 128S300 96 372 74"
      />
      {stops.map((stop) => (
        <circle
          key={stop.x}
          cx={stop.x}
          cy={stop.y}
          r="7"
          fill="#14213d"
          stroke="#f2b33d"
          strokeWidth="3"
        />
      ))}
      <path
        fill="#d8512f"
        d="M372 40a18 18 0 0 1 18 18q0 14-18 34-18-20-18-34a18 18 0 0 1 18-18z"
      />
      <path fill="#fbf7f0" d={radarPath(six, 7, { x: 372, y: 58 })} />
    </>
  );
}

/** Towers of different kinds under one sky, and the rose to measure them by. */
export function Universities() {
  const rose = { x: 376, y: 80 };
  return (
    <>
      <path fill="#fcedcb" d="M0 0h480v270H0z" />
      <path
        fill="#f2b33d"
        d={[0, 1, 2, 3, 4, 5].map((at) => petalPath(at, 54, 3, rose)).join('')}
      />
      <path fill="#d8512f" d={petalPath(1, 54, 3, rose)} />
      <path fill="#1b6b7a" d="M36 250V128l34-42 34 42v122zM268 250V150h92v100z" />
      <path
        fill="#14213d"
        d="M120 250V106h64v144zM128 106V84h48v22zM148 84l4-36 4 36zM376 250v-66h76v66z"
      />
      <path
        fill="#d8512f"
        d="M196 250V164l30-20 30 20v86zM260 150l54-30 54 30zM368 184l46-26 46 26z"
      />
      <path
        fill="#fbf7f0"
        d="M62 146h16v26H62zM62 190h16v26H62zM136 122h12v20h-12zM156 122h12v20h-12zM136 158h12v20h-12zM156 158h12v20h-12zM136 194h12v20h-12zM156 194h12v20h-12zM280 166h10v84h-10zM300 166h10v84h-10zM320 166h10v84h-10zM340 166h10v84h-10zM392 200h14v18h-14zM422 200h14v18h-14z"
      />
      <path fill="#fbf7f0" d="M216 250v-34a10 10 0 0 1 20 0v34z" />
      <path fill="#14213d" d="M0 250h480v20H0z" />
    </>
  );
}
