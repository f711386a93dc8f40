import { useId } from 'react';
import { SceneShapes } from '#app/illustrations/scene-shapes.tsx';
import { lamp } from '#app/illustrations/scenes/others/joint.ts';
import { cornerName } from '#app/ui/charts/corner-name.ts';
import { corner, radarPath } from '#app/ui/charts/hexagon-geometry.ts';
import { starPath } from '#app/ui/charts/star-path.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';
import { centre, night, radius, viewBox, waveOf } from './night.ts';

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
      <radialGradient id={light} cx={lamp.x} cy={lamp.y} r="760" gradientUnits="userSpaceOnUse">
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
          <path key={place} fillOpacity={(0.05 + 0.2 * share * share).toFixed(2)} d={beam(place)} />
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

/** How far up its scale each one is, 0 to 1; nothing for one that has no score. */
function sharesOf(section: Section | undefined): readonly number[] {
  return (section?.scores ?? []).flatMap((score) =>
    score.kind === 'scored' ? [score.raw / score.max] : [],
  );
}

/** One of several beams on the boat, each around the one before, so that all are one cone that fades to its sides. */
function beam(place: number): string {
  const half = 25 + 22 * place;
  return `M${lamp.x} ${lamp.y}l600 ${146 - half}v${2 * half}z`;
}
