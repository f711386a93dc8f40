import { groundOf } from '#app/features/careers/catalogue/ground-of.ts';
import { LateCareerDrawing } from '#app/illustrations/career-drawing.tsx';
import type { CareerLink } from './study-facts.ts';

/** A career that a page leads to: its drawing, its name, and a few words. */
type DrawnLink = Omit<CareerLink, 'line'> & { readonly text: string };

/** Careers as cards, each with its drawing on the ground of its interests: a shelf on a phone, a row on a wide screen. */
export function DrawnLinks({ careers }: { careers: readonly DrawnLink[] }) {
  return (
    <ul className="career-cards is-shelf">
      {careers.map(({ id, family, leading, also, name, path, text }) => (
        <li key={id} className={`career-card ${groundOf({ leading, also })}`}>
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
