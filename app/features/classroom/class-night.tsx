/** A code as a session shows it; no session has it. */
export const shownCode = '7KQ4 M2XP';

/** One pupil, seen from behind: hair, shirt and skin, the phone's light, and whether what it says goes up to the board. */
type Pupil = {
  x: number;
  hair: string;
  shirt: string;
  skin: string;
  light: string;
  shows: boolean;
};

const pupils: Pupil[] = [
  { x: 84, hair: '#2b1a14', shirt: '#d8512f', skin: '#a5663c', light: '#f2b33d', shows: true },
  { x: 222, hair: '#14100e', shirt: '#1b6b7a', skin: '#6f4327', light: '#7cc4cf', shows: false },
  { x: 360, hair: '#5a3320', shirt: '#f2b33d', skin: '#d79a6b', light: '#e58a6f', shows: true },
  { x: 498, hair: '#1d1613', shirt: '#5c3a86', skin: '#8d5630', light: '#9fd3a8', shows: true },
  { x: 636, hair: '#3a2116', shirt: '#24784a', skin: '#c4855a', light: '#b79be0', shows: false },
];

/** The class by night: the code on the board, a phone in each hand, and what some of them let the board know. */
export function ClassNight({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      focusable="false"
      preserveAspectRatio="xMidYMax"
      viewBox="0 0 720 420"
    >
      <linearGradient id="class-light" x2="0" y2="1">
        <stop stopColor="#f2b33d" stopOpacity=".34" />
        <stop offset="1" stopColor="#f2b33d" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#class-light)" d="M150 30h420l260 390H-110z" />
      <path fill="#1b6b7a" d="M132 10h456v196H132z" />
      <path fill="#fbf7f0" d="M146 24h428v168H146z" />
      <text
        x="360"
        y="100"
        fill="#14213d"
        textAnchor="middle"
        fontFamily="ui-monospace, Menlo, Consolas, monospace"
        fontSize="58"
        fontWeight="700"
        letterSpacing="3"
      >
        {shownCode}
      </text>
      {pupils.map(({ x, light, shows }, at) => (
        <path
          key={x}
          transform={`translate(${248 + at * 56} 150)`}
          fill={shows ? light : 'none'}
          stroke={shows ? '#14213d' : '#8f9bb5'}
          strokeWidth="3"
          strokeDasharray={shows ? undefined : '5 5'}
          d="M0-20l17.3 10v20L0 20l-17.3-10v-20z"
        />
      ))}
      {pupils.map((pupil, at) => (
        <g key={pupil.x}>
          {pupil.shows && (
            <path
              fill="none"
              stroke={pupil.light}
              strokeWidth="4"
              strokeLinecap="round"
              strokeDasharray="1 12"
              d={`M${pupil.x + 52} 282Q${(pupil.x + 52 + 248 + at * 56) / 2 + 30} 236 ${248 + at * 56} 184`}
            />
          )}
          <FromBehind {...pupil} />
        </g>
      ))}
    </svg>
  );
}

function FromBehind({ x, hair, shirt, skin, light }: Pupil) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill={shirt} d="M-62 420c0-56 22-78 62-78s62 22 62 78z" />
      <path fill={skin} d="M-14 322h28v26c-6 8-22 8-28 0zM30 366l14-40 16 4-6 46z" />
      <path fill="#0b1226" d="M36 280h34v58H36z" />
      <path fill={light} d="M40 285h26v48H40z" />
      <path fill={hair} d="M-36 298c0-28 14-44 36-44s36 16 36 44c0 26-14 42-36 42s-36-16-36-42z" />
    </g>
  );
}
