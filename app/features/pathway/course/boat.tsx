/** The boat of the charts: where one stands today. */
export function Boat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <path className="course-paper" d="M-1 -32V-6H-18ZM3 -27V-6H16Z" />
      <path className="course-coral" d="M-20 -3H20L13 7H-13Z" />
    </g>
  );
}
