import type { FamilyId } from '#content/classifications/families.ts';
import type { Copy } from '#content/dictionaries/es/careers.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { CareerMark } from '#app/illustrations/career-drawing.tsx';
import { groundOf } from './ground-of.ts';
import type { ListedCareer } from './listed-career.ts';

/**
 * A career to look at: its drawing or its family's, on the ground of its two interests; its name, what one does, studies with
 * their years. The colour is the first interest's; readers of screens hear its name. `show-careers.ts` reads the data attributes.
 */
export function CareerCard({
  career,
  family,
  types,
  copy,
}: {
  career: ListedCareer;
  family: FamilyId;
  types: ByLetter<{ readonly name: string }>;
  copy: Copy['levels'];
}) {
  const { id, name, path, line, levels, way, years, leading, also } = career;
  return (
    <li
      className={`career-card ${groundOf({ leading, also })}`}
      data-career={id}
      data-levels={levels.join(' ')}
      data-letter={leading}
    >
      <CareerMark career={id} family={family} className="career-mark" />
      <a className="career-name" href={path}>
        {name}
      </a>
      {line !== undefined && <p className="career-line">{line}</p>}
      <p className="career-facts">
        {years === undefined ? copy[way] : `${copy[way]} · ${years}`}
        <span className="sr-only">, {types[leading].name}</span>
      </p>
    </li>
  );
}
