// A face drawn in a hexagon, for people of the team without a photograph.
import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const frame = hexagonPath(115, { x: 100, y: 116 });

const people = {
  a: { ground: '#1b6b7a', coat: '#f2b33d', collar: '#fbf7f0', skin: '#c68a62', hair: '#2b1b17' },
  b: { ground: '#f2b33d', coat: '#14213d', collar: '#fbf7f0', skin: '#e2b28c', hair: '#4a3226' },
  c: { ground: '#b23c1e', coat: '#1b6b7a', collar: '#f3ecdd', skin: '#8c5a3c', hair: '#17130f' },
} as const;

const hair = {
  a: {
    back: 'M52 128q-6-84 48-84t48 84q2 34-8 60H60q-10-26-8-60z',
    front: 'M66 104q2-38 40-40 28 2 30 42-30-2-46-26-6 18-24 24z',
  },
  b: {
    back: 'M66 112q-6-54 34-56t36 56z',
    front: 'M64 104q-4-50 40-50 36 2 32 48-4-20-16-24-26 6-46-4-8 12-10 30z',
  },
  c: {
    back: 'M70 66q4-30 30-30t30 30q-8 10-30 10T70 66z',
    front: 'M66 108q-2-46 34-48 36 2 34 48-6-26-34-28-28 2-34 28z',
  },
} as const;

/** A drawn stand-in for a photograph of a member of the team. */
export function Portrait({ person, className }: { person: 'a' | 'b' | 'c'; className?: string }) {
  const { ground, coat, collar, skin, hair: colour } = people[person];
  return (
    <svg className={className} viewBox="0 0 200 232" aria-hidden="true" focusable="false">
      <clipPath id={`portrait-${person}`}>
        <path d={frame} />
      </clipPath>
      <path fill={ground} d={frame} />
      <g clipPath={`url(#portrait-${person})`}>
        <path fill={colour} d={hair[person].back} />
        <path fill={coat} d="M22 240q0-62 54-68h48q54 6 54 68z" />
        <path fill={collar} d="M74 171l26 34 26-34z" />
        <path fill={skin} d="M84 142h32v30l-16 20-16-20z" />
        <path fill="#000" fillOpacity="0.14" d="M84 156q16 12 32-4v12q-16 12-32 4z" />
        <path fill={skin} d="M68 106q0-40 32-40t32 40q0 48-32 48t-32-48z" />
        <path fill={colour} d={hair[person].front} />
        <g fill="#14213d">
          <ellipse cx="87" cy="112" rx="3" ry="3.6" />
          <ellipse cx="113" cy="112" rx="3" ry="3.6" />
        </g>
        <path
          d="M90 134q10 8 20 0M98 116l-3 10h6"
          fill="none"
          stroke="#14213d"
          strokeOpacity="0.75"
          strokeLinecap="round"
          strokeWidth="2.5"
        />
        {person === 'b' ? <Glasses /> : null}
      </g>
    </svg>
  );
}

function Glasses() {
  return (
    <path
      d="M76 112a11 11 0 0 1 22 0 11 11 0 0 1-22 0zM102 112a11 11 0 0 1 22 0 11 11 0 0 1-22 0zM98 110h4"
      fill="none"
      stroke="#14213d"
      strokeWidth="2.5"
    />
  );
}
