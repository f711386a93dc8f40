import { useId } from 'react';
import type { Scene } from '#app/illustrations/scene-shape.ts';
import { SceneShapes } from '#app/illustrations/scene-shapes.tsx';
import { lamp, scene } from '#app/illustrations/scenes/others/joint.ts';
import { cornerName } from '#app/ui/charts/corner-name.ts';
import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { starPath } from '#app/ui/charts/star-path.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';

/** The box of a scene with more sky above it, where the constellation stands, whole between 80 and 640 of its width. */
const sky = 70;
const viewBox = `0 ${-sky} 720 ${400 + sky}`;
const night: Scene = [['i4', `M0 ${1 - sky}h720v${sky}H0z`], ...scene];
const centre = { x: 360, y: 86 };
const radius = 104;

/** Colours of the five waves, the furthest first, and how high each stands. */
const sea = [
  ['i2', 290],
  ['sea1', 302],
  ['sea2', 322],
  ['i1', 346],
  ['sea3', 372],
] as const;

/** Who made the three tests, under way. */
const boat: Scene = [
  ['pale', 'M552 326h-27l27-60zM557 326v-68l36 68z'],
  ['coral', 'M516 330h86q-5 18-24 19h-38q-18-1-24-19z'],
  ['beam', 'M554 252l17 5-17 6z'],
];

/**
 * One night made of three tests: the six interests are the stars of a constellation, the five traits the waves, and the
 * six values the light that the lighthouse sends over them, the brighter the more one asks for. `label` says in words what is seen.
 */
export function JointScene({
  sections,
  types,
  label,
}: {
  sections: readonly Section[];
  types: ByLetter<{ readonly name: string }>;
  label: string;
}) {
  const light = useId();
  const profile = sectionFor(sections, 'interests')?.profile;
  if (!profile || profile.kind === 'incomplete') return null;
  const shares = riasecLetters.map((letter) => profile.points[letter] / profile.max);
  const first = leadingLetter(profile);
  const traits = sharesOf(sectionFor(sections, 'personality'));
  return (
    <svg
      className="joint-drawing"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <SceneShapes of={night} />
      <radialGradient id={light} cx={lamp.x} cy={lamp.y} r="620" gradientUnits="userSpaceOnUse">
        <stop stopColor="#ffeeb8" />
        <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
      </radialGradient>
      <path className="joint-frame" d={radarPath(Array(6).fill(1), radius, centre)} />
      <path className="joint-figure" d={radarPath(shares, radius, centre)} />
      {riasecLetters.map((letter, index) => {
        const share = shares[index] ?? 0;
        const { x, y } = corner(index, radius * share, centre);
        return (
          <g key={letter}>
            <circle className="joint-glow" cx={x} cy={y} r={(8 + 26 * share).toFixed(1)} />
            <path className="joint-star" d={starPath(x, y, 6 + 15 * share)} />
          </g>
        );
      })}
      <SceneShapes of={traits.flatMap(waveOf)} />
      <g className="joint-beams" fill={`url(#${light})`}>
        {sharesOf(sectionFor(sections, 'values')).map((share, place) => (
          <path key={place} fillOpacity={(0.02 + 0.2 * share * share).toFixed(2)} d={beam(place)} />
        ))}
      </g>
      {riasecLetters.map((letter, index) => (
        <text
          key={letter}
          className={letter === first ? 'is-first' : undefined}
          {...cornerName(index, radius, centre, 16)}
        >
          {types[letter].name}
        </text>
      ))}
    </svg>
  );
}

/** The same night before it is anybody's: the frame of a constellation that is still to be drawn, over a calm sea. */
export function NightAhead() {
  return (
    <svg
      className="joint-drawing"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SceneShapes of={night} />
      <path className="joint-frame" d={radarPath(Array(6).fill(1), radius, centre)} />
      {riasecLetters.map((letter, index) => {
        const { x, y } = corner(index, radius, centre);
        return <path key={letter} className="joint-star" d={starPath(x, y, 11)} />;
      })}
      <SceneShapes of={sea.flatMap((_, index) => waveOf(0.4, index))} />
    </svg>
  );
}

/** How far up its scale each one is, 0 to 1; nothing for one that has no score. */
function sharesOf(section: Section | undefined): readonly number[] {
  return (section?.scores ?? []).flatMap((score) =>
    score.kind === 'scored' ? [score.raw / score.max] : [],
  );
}

/** One of several beams on the sea, each around the one before, so that all are one cone that fades to its sides. */
function beam(place: number): string {
  const half = 25 + 28 * place;
  return `M${lamp.x} ${lamp.y}l600 ${330 - half}v${2 * half}z`;
}

/** A wave across the whole box with its crest, the higher the share the higher; the boat is on the third. */
function waveOf(share: number, index: number): Scene {
  const [tone, top] = sea[index] ?? sea[4];
  const half = 30 + 7 * index;
  const height = (1 + (8 + 4 * index) * share).toFixed(1);
  const crest = `M${-60 - 17 * (index % 3)} ${top}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(26)}`;
  return [[tone, `${crest}V410H-60z`], ['shine hair', crest], ...(index === 2 ? boat : [])];
}
