/** Where the boat sets out, and where it has arrived, on the drawing. */
const from = 34;
const to = 474;

/** The sea goes on beyond the drawing, where its place lets it be seen. */
const sea = `M-1200 64q15-6 30 0t${'30 0 '.repeat(99)}v12h-3000z`;

/** How far the test is, as a boat that nears the lighthouse: `share` from 0 to 1. The words stand in the bar. */
export function Voyage({ share }: { share: number }) {
  const x = from + (to - from) * Math.min(1, Math.max(0, share));
  return (
    <svg className="voyage" viewBox="0 0 600 76" aria-hidden="true" focusable="false">
      <linearGradient id="voyage-light">
        <stop className="voyage-light" offset="0" stopOpacity="0" />
        <stop className="voyage-light" offset="0.85" stopOpacity={0.25 + share * 0.65} />
        <stop className="voyage-light" offset="1" stopOpacity="0" />
      </linearGradient>
      <path className="voyage-course" d={`M${from} 58H${to}`} />
      <path className="voyage-sailed" d={`M${from} 58H${x}`} />
      <path className="voyage-sea" d={sea} />
      <g className="voyage-boat" transform={`translate(${x} 0)`}>
        <path className="voyage-sail" d="M-2 22v30h-20zM2 28v24h14z" />
        <path className="voyage-hull" d="M-26 55h50l-8 11h-34z" />
      </g>
      <g className="voyage-lighthouse">
        <path
          className="voyage-beams"
          fill="url(#voyage-light)"
          d="M548 15 120 -1v32zM548 15l60-8v16z"
        />
        <path className="voyage-rock" d="M488 76l18-12 20-4 44-2 30 7 24 11z" />
        <path className="voyage-tower" d="M541 22h14l5 38h-24z" />
        <path className="voyage-hull" d="M539.5 34h17l1.500 11h-20zM540 10l8-8 8 8z" />
        <path className="voyage-lamp" d="M542 10h12v10h-12z" />
        <path className="voyage-rock" d="M538 19h20v3h-20z" />
      </g>
    </svg>
  );
}
