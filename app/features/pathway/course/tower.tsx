import { Lighthouse } from '#app/illustrations/sea/lighthouse.tsx';

/** The lighthouse of the charts, on its rock unless there is land: its middle is at 0, its lamp at 27 and its foot at 88. */
export function Tower({ isOnLand = false }: { isOnLand?: boolean }) {
  return (
    <>
      {!isOnLand && <path className="course-rock" d="M-34 112L-22 92L-10 86L14 84L30 96L40 112Z" />}
      <Lighthouse x={0} y={88} scale={0.161} />
    </>
  );
}
