import type { Copy } from '#content/dictionaries/es/careers.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { CareerMark, isDrawn } from '#app/illustrations/career-drawing.tsx';
import { corner } from '#app/ui/charts/hexagon-geometry.ts';
import type { ListedCareer } from './listed-career.ts';

/**
 * A career to look at: its drawing on the colour of its first interest or, where it has none, its own figure of six interests;
 * its name, what one does, studies with their years, and the interest. `show-careers.ts` reads the data attributes.
 */
export function CareerCard({
  career,
  types,
  copy,
}: {
  career: ListedCareer;
  types: ByLetter<{ readonly name: string }>;
  copy: Copy['levels'];
}) {
  const { id, name, path, line, levels, way, years, leading, interests } = career;
  return (
    <li
      className={`career-card type-${leading.toLowerCase()}`}
      data-career={id}
      data-levels={levels.join(' ')}
      data-letter={leading}
    >
      {isDrawn(id) ? (
        <CareerMark career={id} className="career-mark" />
      ) : (
        <svg className="career-mark" viewBox="0 0 120 80" aria-hidden="true">
          <use href="#rose" />
          <polygon points={shapeOf(interests)} />
        </svg>
      )}
      <a className="career-name" href={path}>
        {name}
      </a>
      {line !== undefined && <p className="career-line">{line}</p>}
      <p className="career-facts">
        {years === undefined ? copy[way] : `${copy[way]} · ${years}`} <b>{types[leading].name}</b>
      </p>
    </li>
  );
}

/** The six corners that figures stand in, once for all cards. */
export function RoseSymbol() {
  const corners = riasecLetters.map((_, place) => pointAt(place, 1)).join(' ');
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <symbol id="rose" viewBox="0 0 120 80">
        <polygon points={corners} />
      </symbol>
    </svg>
  );
}

function shapeOf(interests: ByLetter<number>): string {
  return riasecLetters
    .map((letter, place) => pointAt(place, 0.15 + (0.85 * (interests[letter] - 1)) / 6))
    .join(' ');
}

/** On a grid of two units: 200 of these are on one page, and come before its first paint. */
function pointAt(place: number, share: number): string {
  const { x, y } = corner(place, 34 * share, { x: 60, y: 40 });
  return `${onGrid(x)},${onGrid(y)}`;
}

function onGrid(at: number): number {
  return 2 * Math.round(at / 2);
}
