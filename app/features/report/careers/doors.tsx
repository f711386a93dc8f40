import { usePaths } from '#app/i18n/paths.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Career } from '#domain/matching/career.ts';

/** One career a family to look at, for a person whom no list fits yet, and when to take the test again. */
export function Doors({ doors, words }: { doors: readonly Career[]; words: ReportWords }) {
  const paths = usePaths();
  const { catalog, parts } = words;
  const said = parts.careers.doors;
  if (doors.length === 0) return null;
  return (
    <div className="stack">
      <h3>{said.title}</h3>
      <p>{said.text}</p>
      <ul className="doors" aria-label={said.title}>
        {doors.map(({ id, family }) => (
          <li key={id}>
            <span className="text-muted">{catalog.family(family)}</span>
            <a href={paths.toCareer(catalog.slug(id))}>{catalog.career(id)}</a>
          </li>
        ))}
      </ul>
      <p>{said.again}</p>
    </div>
  );
}
