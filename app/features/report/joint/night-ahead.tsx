import { SceneShapes } from '#app/illustrations/scene-shapes.tsx';
import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { starPath } from '#app/ui/charts/star-path.ts';
import { centre, night, radius, viewBox, waveOf } from './night.ts';

const corners = [0, 1, 2, 3, 4, 5];

/** The same night before it is anybody's: the frame of a constellation that is still to be drawn, over a calm sea. */
export function NightAhead() {
  return (
    <svg
      className="joint-drawing"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SceneShapes of={night} />
      <path className="joint-frame" d={radarPath(Array(6).fill(1), radius, centre)} />
      {corners.map((index) => {
        const { x, y } = corner(index, radius, centre);
        return <path key={index} className="joint-star" d={starPath(x, y, 11)} />;
      })}
      <SceneShapes of={[0, 1, 2, 3, 4].flatMap((index) => waveOf(0.4, index))} />
    </svg>
  );
}
