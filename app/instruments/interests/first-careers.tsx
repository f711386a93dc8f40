import type { ReportWords } from '#content/report/report-words.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';

/** Three careers to look at first, each with its drawing; why, and all the others, stand below. */
export function FirstCareers({
  report,
  words,
}: {
  report: Report;
  words: Pick<ReportWords, 'catalog' | 'parts'>;
}) {
  const paths = usePaths();
  const first = firstCareers(report.careers);
  if (first.length === 0) return null;
  return (
    <ul className="first-careers" aria-label={words.parts.careers.first}>
      {first.map(({ career: { id, family } }) => (
        <li key={id}>
          <Link to={paths.toCareer(words.catalog.slug(id))}>
            <span>
              <LoadedCareerDrawing career={id} family={family} />
            </span>
            {words.catalog.career(id)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
