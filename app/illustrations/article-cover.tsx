import type { ReactNode } from 'react';
import type { Cover } from '#content/articles/article.ts';
import { Demand, Journey, Universities } from './article-scenes.tsx';
import { corner, petalPath, radarPath } from '#app/ui/charts/hexagon-geometry.ts';

const six = [1, 1, 1, 1, 1, 1];

const drawings = {
  future: Future,
  emerging: Emerging,
  star: Star,
  demand: Demand,
  journey: Journey,
  universities: Universities,
} satisfies Record<Cover, () => ReactNode>;

/**
 * The covers of the articles: what rises, what is new among its kind, what shines from afar, where
 * hands are missing, the way across, and towers to choose from. With a `label` it is a picture to
 * everybody, without one an ornament.
 */
export function ArticleCover({
  subject,
  label,
  className,
}: {
  subject: Cover;
  label?: string;
  className?: string;
}) {
  const Drawing = drawings[subject];
  return (
    <svg
      className={className}
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}

function Future() {
  const sun = { x: 300, y: 104 };
  return (
    <>
      <path fill="#1b6b7a" d="M0 0h480v270H0z" />
      <g fill="none" stroke="#fbf7f0" strokeOpacity="0.3">
        {[92, 138, 190].map((radius) => (
          <path key={radius} d={radarPath(six, radius, sun)} />
        ))}
      </g>
      <path className="fill-beam" d={radarPath(six, 52, sun)} />
      <path fill="#14213d" d="M0 270v-62l84-30 66 18 86-30 66 24 90-16 88 26v70z" />
      <path fill="#fbf7f0" d="M150 270l84-104 8 0-20 104z" />
      <path fill="#d8512f" d="M238 130h26l-7 8 7 8h-26z" />
      <path stroke="#fbf7f0" strokeWidth="3" d="M238 128v40" />
    </>
  );
}

function Emerging() {
  const cells = Array.from({ length: 35 }, (_, index) => ({
    x: (index % 7) * 84 - 8 + (Math.floor(index / 7) % 2) * 42,
    y: Math.floor(index / 7) * 72 - 8,
  }));
  return (
    <>
      <path className="fill-beam-soft" d="M0 0h480v270H0z" />
      <path
        className="fill-raised"
        d={cells
          .filter((_, index) => index !== 17)
          .map((place) => radarPath(six, 44, place))
          .join('')}
      />
      <path className="fill-coral" d={radarPath(six, 44, { x: 244, y: 136 })} />
      <path
        fill="#fff6e2"
        d={[0, 1, 2, 3, 4, 5].map((at) => petalPath(at, 25, 1.5, { x: 244, y: 136 })).join('')}
      />
    </>
  );
}

function Star() {
  const centre = { x: 240, y: 122 };
  const points = Array.from({ length: 12 }, (_, index) =>
    corner(index / 2, index % 2 === 0 ? (index % 6 === 0 ? 96 : 60) : 18, centre),
  );
  return (
    <>
      <path fill="#14213d" d="M0 0h480v270H0z" />
      <g fill="none" stroke="#9fb4da" strokeOpacity="0.35">
        {[70, 110, 160].map((radius) => (
          <path key={radius} d={radarPath(six, radius, centre)} />
        ))}
      </g>
      <path className="fill-beam" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
      <path fill="#1b6b7a" d="M0 232h480v38H0z" />
      <path
        className="stroke-beam"
        strokeWidth="3"
        strokeLinecap="round"
        d="M206 244h68M220 254h52M196 262h30"
      />
    </>
  );
}
