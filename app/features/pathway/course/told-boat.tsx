import { Boat } from './boat.tsx';

/** The boat of the course, so many times its size, with what is written above its mast. */
export function ToldBoat({
  at: { x, y },
  scale,
  words,
}: {
  at: { x: number; y: number };
  scale: number;
  words: string;
}) {
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Boat x={0} y={0} />
      </g>
      <text className="course-name is-now" x={x} y={y - 38 * scale}>
        {words}
      </text>
    </>
  );
}
