type Point = { x: number; y: number };

/** How far each of the cones opens that together make a beam with soft edges, of its reach; and how it slopes to the boat. */
const cones = Array.from({ length: 12 }, (_, nth) => 0.23 - nth * 0.019);
const slope = 0.05;

/** The light of the lighthouse on the way to it: gold at the lamp, gone before the boat; its edges are soft. */
export function CourseLight({
  id,
  lamp,
  reach,
  glow = 44,
}: {
  id: string;
  lamp: Point;
  reach: number;
  /** How far it is light around the lamp. */
  glow?: number;
}) {
  const { x, y } = lamp;
  const halo = `${id}glow`;
  const edge = (open: number) => Math.round(y + reach * (slope + open / 2));
  return (
    <>
      <radialGradient id={id} cx={x} cy={y} r={reach} gradientUnits="userSpaceOnUse">
        <stop className="course-glow" offset="0" />
        <stop className="course-glow" offset=".35" stopOpacity=".5" />
        <stop className="course-glow" offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={halo}>
        <stop className="course-glow" offset="0" stopOpacity=".9" />
        <stop className="course-glow" offset="1" stopOpacity="0" />
      </radialGradient>
      <g className="course-rays" fill={`url(#${id})`}>
        {cones.map((open) => (
          <path key={open} d={`M${x} ${y}L${x - reach} ${edge(-open)}V${edge(open)}Z`} />
        ))}
      </g>
      <circle cx={x} cy={y} r={glow} fill={`url(#${halo})`} />
    </>
  );
}
