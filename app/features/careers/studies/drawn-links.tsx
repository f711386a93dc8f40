import type { FamilyId } from '#content/classifications/families.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { LateCareerDrawing } from '#app/illustrations/career-drawing.tsx';

/** A career that a page leads to: its drawing, its name, and a few words. */
type DrawnLink = {
  readonly id: string;
  readonly family: FamilyId;
  readonly leading: RiasecLetter;
  readonly name: string;
  readonly path: string;
  readonly text: string;
};

/** Careers as cards, each with its drawing on the colour of its first interest: a shelf on a phone, a row on a wide screen. */
export function DrawnLinks({ careers }: { careers: readonly DrawnLink[] }) {
  return (
    <ul className="career-cards is-shelf">
      {careers.map(({ id, family, leading, name, path, text }) => (
        <li key={id} className={`career-card type-${leading.toLowerCase()}`}>
          <LateCareerDrawing career={id} family={family} className="career-mark" />
          <a className="career-name" href={path}>
            {name}
          </a>
          {text && <p className="career-facts">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
