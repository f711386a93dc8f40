import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';
import { HelmBoat } from '#app/illustrations/sea/helm-boat.tsx';
import { Lighthouse } from '#app/illustrations/sea/lighthouse.tsx';

/** Where the boat sets out, and where it has arrived, on the drawing. */
const from = 36;
const to = 352;
const lanterns = [1, 2, 3, 4, 5, 6].map((nth) => nth / 6);

/** The sea goes on beyond the drawing, where its place lets it be seen. */
const sea = `M-1200 76q15-6 30 0t${'30 0 '.repeat(99)}v12h-3000z`;

/** How far the test is: a boat nears the lighthouse, and each of six lanterns is lit when it comes. `share` from 0 to 1; the words stand in the bar. */
export function Voyage({ share }: { share: number }) {
  const sailed = Math.min(1, Math.max(0, share));
  const at = (part: number) => from + (to - from) * part;
  return (
    <svg className="voyage" viewBox="0 0 460 88" aria-hidden="true" focusable="false">
      <linearGradient id="voyage-light" gradientUnits="userSpaceOnUse" x1="414" x2="200">
        <stop className="voyage-light" stopOpacity={0.3 + sailed * 0.5} />
        <stop className="voyage-light" offset="1" stopOpacity="0" />
      </linearGradient>
      <path fill="url(#voyage-light)" d="M414 21.5L200 4V39z" />
      {lanterns.map((part) => (
        <path
          key={part}
          className={part <= sailed + 0.001 ? 'voyage-lantern is-lit' : 'voyage-lantern'}
          d={hexagonPath(6, { x: at(part) + 22, y: 62 })}
        />
      ))}
      <path className="voyage-sea" d={sea} />
      <path fill="#14213d" d="M372 88l12-12 18-7h26l14 7 24 12z" />
      <path fill="#33466f" d="M402 69h26l14 7-26-2-20 3z" />
      <Lighthouse x={414} y={70} scale={0.128} />
      <g className="voyage-boat" transform={`translate(${at(sailed)} 76)`}>
        <HelmBoat x={0} y={0} scale={1.05} />
      </g>
    </svg>
  );
}
