import type { Copy } from '#content/dictionaries/es/careers.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { CareerMark } from '#app/illustrations/career-drawing.tsx';
import { corner } from '#app/ui/charts/hexagon-geometry.ts';
import type { ListedCareer } from './listed-career.ts';

/**
 * A career to look at: its drawing, or its family's, on the colour of its first interest, what one does, studies, and its six
 * interests as a small shape. `show-careers.ts` reads the data attributes.
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
  const { id, name, path, family, line, levels, leading, interests } = career;
  const [letter = 'R'] = leading;
  const [level, another] = levels;
  return (
    <li
      className={`career-card type-${letter.toLowerCase()}`}
      data-career={id}
      data-levels={levels.join(' ')}
      data-letter={letter}
    >
      <CareerMark career={id} family={family} className="career-mark" />
      <a className="career-name" href={path}>
        {name}
      </a>
      {line !== undefined && <p className="career-line">{line}</p>}
      <p className="career-facts">
        <svg viewBox="0 0 80 80" aria-hidden="true">
          <polygon points={shapeOf(interests)} />
        </svg>
        <b>{another ? copy.either : level && copy[level]}</b>
        {leading.map((one) => types[one].name).join(' · ')}
      </p>
    </li>
  );
}

/** The six interests as corners, on a grid of a pixel and a half: 285 of these are on one page, and come before its first paint. */
function shapeOf(interests: ByLetter<number>): string {
  return riasecLetters
    .map((letter, place) => {
      const { x, y } = corner(place, 6 + (34 * (interests[letter] - 1)) / 6, { x: 40, y: 40 });
      return `${onGrid(x)},${onGrid(y)}`;
    })
    .join(' ');
}

function onGrid(at: number): number {
  return 4 * Math.round(at / 4);
}
