import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const rowStep = 66;

/** A rowing boat from above with two seats to a bench, its bow on the right: the first `taken` are dark, the others lit. */
export function SeatsBoat({
  seats,
  taken,
  className,
}: {
  seats: number;
  taken: number;
  className?: string;
}) {
  const rows = Math.ceil(seats / 2);
  const end = 96 + rows * rowStep;
  const length = end + 40;
  return (
    <svg className={className} viewBox={`0 0 ${length} 240`} aria-hidden="true" focusable="false">
      <path
        className="boat-waves"
        d={`M-10 62h26M-30 120h30M-10 178h26M${length * 0.3} 256h120m24 0h40M${length * 0.55} -14h90`}
      />
      <g transform={`matrix(0 1 -1 0 ${length} 0)`}>
        <path className="boat-hull" d={hull(0, end)} />
        <path className="boat-deck" d={hull(10, end)} />
        <path
          className="boat-bench"
          d={Array.from({ length: rows }, (_, row) => `M44 ${114 + row * rowStep}h152v16H44z`).join(
            '',
          )}
        />
      </g>
      {Array.from({ length: seats }, (_, index) => (
        <path
          key={index}
          className={index < taken ? 'boat-seat is-taken' : 'boat-seat'}
          d={hexagonPath(27, {
            x: length - 122 - Math.floor(index / 2) * rowStep,
            y: index % 2 === 0 ? 85 : 155,
          })}
        />
      ))}
    </svg>
  );
}

/** The outline from the bow at the top to a straight stern, `inset` further in. */
function hull(inset: number, end: number): string {
  const left = 12 + inset;
  const right = 228 - inset;
  const bow = 6 + inset * 2;
  const stern = end + 24 - inset;
  return `M120 ${bow}C160 34 ${right} 96 ${right} 190Q${right} ${end - 70} ${right - 34} ${stern}H${left + 34}Q${left} ${end - 70} ${left} 190C${left} 96 80 34 120 ${bow}Z`;
}
