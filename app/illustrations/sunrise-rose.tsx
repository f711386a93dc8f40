import { hexagonPath, petalPath } from '#app/ui/charts/hexagon-geometry.ts';

const centre = { x: 320, y: 330 };

/** The last call's drawing: the compass rose as a rising sun, and a boat on its way in. */
export function SunriseRose({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {[350, 430, 530].map((radius) => (
        <path key={radius} className="dawn-ring" d={hexagonPath(radius, centre)} />
      ))}
      {[4, 5, 0, 1, 2].map((index) => (
        <path
          key={index}
          className={index === 0 ? 'dawn-petal-lit' : 'dawn-petal'}
          d={petalPath(index, 262, 8, centre)}
        />
      ))}
      <path className="dawn-sea" d="M-3000 330H4000V404H-3000Z" />
      <path
        className="dawn-waves"
        d="M60 352h70m30 0h30M300 352h140M560 352h80M130 376h110m50 0h160m44 0h70M20 376h60"
      />
      <path className="dawn-sail" d="M518 216v104h-74zM528 240v80h54z" />
      <path className="dawn-hull" d="M426 326h176l-28 32h-122z" />
    </svg>
  );
}
