import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const lamp = { x: 0, y: -378 };

/** The one lighthouse of all drawings that are no result, as it looks by night: its foot is at `x` and `y`. */
export function Lighthouse({
  x,
  y,
  scale,
  isDark = false,
}: {
  x: number;
  y: number;
  scale: number;
  /** Its lamp is out. */
  isDark?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {/* Its light on the air around it, in our hexagon. */}
      {!isDark &&
        [78, 118].map((radius) => (
          <path key={radius} fill="#f2b33d" fillOpacity=".1" d={hexagonPath(radius, lamp)} />
        ))}
      <path className="lighthouse-wall" fill="#f3ecdd" d="M-32-318h64L54 0H-54z" />
      <path fill="#d8512f" d="M-37.5-238h75l5 72h-85zM-48-84h96L54 0H-54zM-36-404L0-446l36 42z" />
      <path fill="#14213d" fillOpacity=".17" d="M6-318h26L54 0H22zM0-446l36 42H8z" />
      <path
        fill="#14213d"
        d="M-8-284H8v26H-8zM-9-144H9v30H-9zM-14 0v-36a14 14 0 0 1 28 0V0zM-46-330h92v12h-92zM-40-354h4v24h-4zM36-354h4v24h-4zM-42-356h84v5h-84zM-3-470h6v26h-6z"
      />
      <path fill={isDark ? '#33466f' : '#f2b33d'} d="M-26-404h52v74h-52z" />
      {!isDark && <path fill="#ffe08a" d="M-26-404h17v74h-17z" />}
      <path
        fill="none"
        stroke="#14213d"
        strokeWidth="4"
        d="M-9-404v74M9-404v74M-26-368h52M-26-404v74M26-404v74"
      />
    </g>
  );
}
