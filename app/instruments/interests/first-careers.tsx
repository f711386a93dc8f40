import type { ReportWords } from '#content/report/report-words.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';

/** Three careers to look at first; why, and all the others, stand below. */
export function FirstCareers({
  report,
  words,
}: {
  report: Report;
  words: Pick<ReportWords, 'catalog' | 'parts'>;
}) {
  const first = firstCareers(report.careers);
  if (first.length === 0) return null;
  const said = words.parts.careers;
  return (
    <div className="first-careers">
      <p className="font-semibold">{said.first}</p>
      <ul>
        {first.map(({ career: { id } }) => (
          <li key={id}>{words.catalog.career(id)}</li>
        ))}
      </ul>
    </div>
  );
}
