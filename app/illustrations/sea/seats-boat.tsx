import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

const rowStep = 66;

/** A rowing boat from above with two seats to a bench; the first `taken` of them are lit. */
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
  const places = Array.from({ length: seats }, (_, index) => ({
    x: index % 2 === 0 ? 86 : 154,
    y: 122 + Math.floor(index / 2) * rowStep,
  }));
  return (
    <svg className={className} viewBox={`0 0 240 ${end + 40}`} aria-hidden="true" focusable="false">
      <path
        className="boat-waves"
        d={`M-60 90h70m24 0h20M-40 230h36M-64 ${end - 50}h60M60 ${end + 40}h40m20 0h70`}
      />
      <path className="boat-hull" d={hull(0, end)} />
      <path className="boat-deck" d={hull(10, end)} />
      <path
        className="boat-bench"
        d={Array.from({ length: rows }, (_, row) => `M44 ${114 + row * rowStep}h152v16H44z`).join(
          '',
        )}
      />
      {places.map((place, index) => (
        <path
          key={index}
          className={index < taken ? 'boat-seat is-taken' : 'boat-seat'}
          d={hexagonPath(25, place)}
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
