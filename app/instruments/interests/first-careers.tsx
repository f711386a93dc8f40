import type { ReportWords } from '#content/report/report-words.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { Link } from '#app/ui/navigation/link.tsx';

/** Three careers to look at first, each with its drawing; why, and all the others, stand below. */
export function FirstCareers({
  careers,
  catalog,
  label,
}: {
  careers: readonly { readonly id: string; readonly family: string }[];
  catalog: Pick<ReportWords['catalog'], 'career' | 'slug'>;
  /** What they are, for screen readers. */
  label: string;
}) {
  const paths = usePaths();
  if (careers.length === 0) return null;
  return (
    <ul className="first-careers" aria-label={label}>
      {careers.map(({ id, family }) => (
        <li key={id}>
          <Link to={paths.toCareer(catalog.slug(id))}>
            <span>
              <LoadedCareerDrawing career={id} family={family} />
            </span>
            {catalog.career(id)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
