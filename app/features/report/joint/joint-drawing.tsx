import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';

const centre = { x: 120, y: 106 };
const radius = 62;

/**
 * One drawing made of three tests: the shape of the interests shines, its six rays are as long as each value weighs, and
 * below it five waves are as high as each trait. `label` says in words what is seen.
 */
export function JointDrawing({ sections, label }: { sections: readonly Section[]; label: string }) {
  const profile = sectionFor(sections, 'interests')?.profile;
  if (!profile || profile.kind === 'incomplete') return null;
  const shape = riasecLetters.map((letter) => profile.points[letter] / profile.max);
  const full = Array<number>(6).fill(1);
  return (
    <svg className="joint-drawing" viewBox="0 0 240 240" role="img" aria-label={label}>
      <path className="joint-rays" d={rays(sharesOf(sectionFor(sections, 'values')))} />
      <path className="hexagon-frame" d={radarPath(full, radius, centre)} />
      <path className="hexagon-shape" d={radarPath(shape, radius, centre)} pathLength="6" />
      <path className="joint-waves" d={waves(sharesOf(sectionFor(sections, 'personality')))} />
    </svg>
  );
}

/** How far up its scale each one is, 0 to 1; nothing for one that has no score. */
function sharesOf(section: Section | undefined): readonly number[] {
  return (section?.scores ?? []).flatMap((score) =>
    score.kind === 'scored' ? [score.raw / score.max] : [],
  );
}

/** Between the corners, from the frame outwards. */
function rays(shares: readonly number[]): string {
  return shares
    .map((share, index) => {
      const [from, to] = [radius + 5, radius + 8 + 34 * share];
      const [near, far] = [corner(index + 0.5, from, centre), corner(index + 0.5, to, centre)];
      return `M${near.x} ${near.y}L${far.x} ${far.y}`;
    })
    .join('');
}

function waves(shares: readonly number[]): string {
  return shares
    .map((share, index) => {
      const height = 1 + 7 * share;
      return `M${24 + 6 * (index % 2)} ${204 + index * 8}q8-${height.toFixed(1)} 16 0${'t16 0'.repeat(10)}`;
    })
    .join('');
}
