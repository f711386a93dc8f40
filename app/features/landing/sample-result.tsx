import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';

const centre = { x: 150, y: 132 };
const radius = 92;
const whole = [1, 1, 1, 1, 1, 1];
/** R, I, A, S, E, C of the example, from 0 to 1. */
const shares = [0.24, 0.55, 0.97, 0.82, 0.4, 0.18];
const letters = ['R', 'I', 'A', 'S', 'E', 'C'];

/** What a result looks like: its name, its hexagon as stars of one figure, three careers. Nothing in it can be pressed. */
export function SampleResult({ sample }: { sample: Copy['promo']['sample'] }) {
  return (
    <figure className="sample">
      <figcaption className="sample-caption">{sample.caption}</figcaption>
      <div className="sample-night">
        <p className="sample-name">{sample.name}</p>
        <p>{sample.line}</p>
        <svg viewBox="0 0 300 264" aria-hidden="true" focusable="false">
          <path
            className="sample-rings"
            d={[1, 2 / 3, 1 / 3].map((share) => radarPath(whole, radius * share, centre)).join('')}
          />
          <path className="sample-shape" d={radarPath(shares, radius, centre)} />
          {shares.map((share, index) => {
            const star = corner(index, radius * share, centre);
            const label = corner(index, radius + 20, centre);
            return (
              <g key={letters[index]}>
                <circle className="sample-star" cx={star.x} cy={star.y} r={2.5 + share * 4} />
                <text x={label.x} y={label.y + 5} textAnchor="middle">
                  {letters[index]}
                </text>
              </g>
            );
          })}
        </svg>
        <ul>
          {Object.entries(sample.careers).map(([id, career]) => (
            <li key={id}>{career}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
