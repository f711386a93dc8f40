import { useId } from 'react';
import { Boat } from './boat.tsx';
import { CourseLight } from './course-light.tsx';
import { Tower } from './tower.tsx';

/** In units of the drawing: the waterline, the lighthouse and its size. */
const sea = 150;
const tower = { x: 320, scale: 1.5 } as const;
const top = sea + 8 - 88 * tower.scale;
const lamp = { x: tower.x, y: top + 27 * tower.scale } as const;

/** The end of the way: the boat at the lighthouse, by night. What frames it cuts the sea off. */
export function Harbour() {
  const light = useId();
  return (
    <svg className="harbour" viewBox="0 0 380 200" aria-hidden="true" focusable="false">
      <CourseLight id={light} lamp={lamp} reach={300} />
      <path className="course-sea" d={`M-2600 ${sea + 4}H2600v400H-2600Z`} />
      <path className="course-waves" d="M40 172h30m12 0h14M130 186h40m14 0h12" />
      <g transform={`translate(${tower.x} ${top}) scale(${tower.scale})`}>
        <Tower />
      </g>
      <g transform="translate(226 158) scale(1.45)">
        <Boat x={0} y={0} />
      </g>
    </svg>
  );
}
