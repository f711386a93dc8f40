/** The boat of a test with her at the helm: its middle on the water is at `x` and `y`, and it sails to the right. */
export function HelmBoat({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="boat-sail" fill="#f3ecdd" d="M5-54V-17H-14zM10-49v32h19z" />
      <path fill="#14213d" fillOpacity=".14" d="M5-34V-17H-4zM10-30v13h9z" />
      <path fill="#7a4a2c" d="M6-58h2.6v46H6zM-32-17l13 2v2l-13-2z" />
      <path fill="#f2b33d" d="M8.6-58l10 3-10 3zM-27-12q-1-13 6-13t8 13z" />
      <path
        fill="#f2b33d"
        stroke="#f2b33d"
        strokeLinecap="round"
        strokeWidth="3"
        d="M-20-21l-7 6"
      />
      <path fill="#c78a60" d="M-25-30a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0M-28.5-14.5h3v3h-3z" />
      <path
        fill="#3b2216"
        d="M-15.5-31q-3 0-5-2 0 5-3 6-5 4-10 2 4-1.5 6-4.5-.5-7 6.5-7 5.5 0 5.5 5.5z"
      />
      <path fill="#d8512f" d="M-32-12h66q-3 12-11 15h-42q-10-3-13-15z" />
      <path fill="#f3ecdd" d="M-32-12h66l-1 3.5h-64z" />
    </g>
  );
}
