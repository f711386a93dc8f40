import type { Scene } from '#app/illustrations/scene-shape.ts';
import { SceneShapes } from '#app/illustrations/scene-shapes.tsx';
import { sceneViewBox } from '#app/illustrations/scene-drawing.ts';
import { scene } from '#app/illustrations/scenes/others/joint.ts';
import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';

/** Where the shape stands in the box of the scene, above the sea. */
const centre = { x: 360, y: 140 };
const radius = 90;

/** Colours of the five waves, the furthest first, and how high each stands. */
const sea = [
  ['sea1', 226],
  ['i3', 246],
  ['sea2', 274],
  ['i4', 306],
  ['sea3', 344],
] as const;

/** Who made the three tests, under way. */
const boat: Scene = [
  ['pale', 'M474 286h-28l28-62zM479 286v-72l36 72z'],
  ['coral', 'M438 290h86q-5 18-24 19h-38q-18-1-24-19z'],
  ['ink line', 'M476 291v-82'],
  ['beam', 'M476 206l17 5-17 6z'],
];

/**
 * One scene made of three tests: the shape of the interests shines over the sea, its six rays are as long as each value
 * weighs, and the five waves are as high as each trait. `label` says in words what is seen.
 */
export function JointScene({ sections, label }: { sections: readonly Section[]; label: string }) {
  const profile = sectionFor(sections, 'interests')?.profile;
  if (!profile || profile.kind === 'incomplete') return null;
  const shape = riasecLetters.map((letter) => profile.points[letter] / profile.max);
  const full = Array<number>(6).fill(1);
  const traits = sharesOf(sectionFor(sections, 'personality'));
  return (
    <svg
      className="joint-drawing"
      viewBox={sceneViewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <SceneShapes of={[...scene, ...traits.flatMap(waveOf)]} />
      <path className="joint-rays" d={rays(sharesOf(sectionFor(sections, 'values')))} />
      <path className="hexagon-frame" d={radarPath(full, radius, centre)} />
      <path className="hexagon-shape" d={radarPath(shape, radius, centre)} pathLength="6" />
      {riasecLetters.map((letter, index) => {
        const { x, y } = corner(index, radius * (shape[index] ?? 0), centre);
        return (
          <circle
            key={letter}
            className={`joint-corner type-${letter.toLowerCase()}`}
            cx={x}
            cy={y}
            r={5}
          />
        );
      })}
    </svg>
  );
}

/** How far up its scale each one is, 0 to 1; nothing for one that has no score. */
function sharesOf(section: Section | undefined): readonly number[] {
  return (section?.scores ?? []).flatMap((score) =>
    score.kind === 'scored' ? [score.raw / score.max] : [],
  );
}

/** From the sides of the frame outwards. */
function rays(shares: readonly number[]): string {
  return shares
    .map((share, index) => {
      const [near, far] = [radius, radius + 4 + 60 * share].map((to) =>
        corner(index + 0.5, to, centre),
      );
      return near && far ? `M${near.x} ${near.y}L${far.x} ${far.y}` : '';
    })
    .join('');
}

/** A wave across the whole box with its crest, the higher the share the higher; the boat is on the third. */
function waveOf(share: number, index: number): Scene {
  const [tone, top] = sea[index] ?? sea[4];
  const half = 34 + 6 * index;
  const height = (2 + 22 * share).toFixed(1);
  const crest = `M${-60 - 17 * (index % 3)} ${top}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(24)}`;
  return [[tone, `${crest}V400H-60z`], ['pale hair', crest], ...(index === 2 ? boat : [])];
}
