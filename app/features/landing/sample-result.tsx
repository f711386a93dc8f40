import { hexagonPath, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';

const centre = { x: 50, y: 50 };
const radius = 46;
/** R, I, A, S, E, C of the example, from 0 to 1. */
const shares = [0.34, 0.42, 0.97, 0.66, 0.86, 0.3];

/** What a result looks like, as its poster: scene, name, hexagon, three careers. Nothing in it can be pressed. On a phone its scene is the largest paint of the first screen. */
export function SampleResult({ sample }: { sample: Copy['sample'] }) {
  return (
    <figure className="sample">
      <div className="sample-poster">
        <img src="/sample-scene.svg" alt="" width={720} height={400} fetchPriority="high" />
        <p>{sample.name}</p>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <path d={hexagonPath(radius, centre)} />
          <path className="sample-shape" d={radarPath(shares, radius, centre)} />
        </svg>
        <ul>
          {Object.entries(sample.careers).map(([id, career]) => (
            <li key={id}>{career}</li>
          ))}
        </ul>
      </div>
      <figcaption className="sample-caption">{sample.caption}</figcaption>
    </figure>
  );
}
