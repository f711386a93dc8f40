import { usePaths } from '#app/i18n/paths.tsx';
import { Trail } from '#app/ui/navigation/trail.tsx';
import type { CareerLink } from './study-facts.ts';
import type { StudyLine } from './study-line.ts';

/** The way to a study, its official name and what it is. */
export function StudyHead({
  study,
  copy,
}: {
  study: StudyLine;
  copy: { readonly label: string; readonly home: string; readonly studies: string };
}) {
  const paths = usePaths();
  return (
    <header className="page-head">
      <Trail
        label={copy.label}
        stops={[
          { name: copy.home, path: paths.to('landing') },
          { name: copy.studies, path: paths.to('studies') },
        ]}
      />
      <h1 lang="es">{study.name}</h1>
      {study.gloss && <p className="lead">{study.gloss}</p>}
      <p className="career-badge">{study.detail}</p>
    </header>
  );
}

/** The careers that a study leads to, each with what one does. */
export function CareersOfStudy({
  careers,
  note,
  copy,
}: {
  careers: readonly CareerLink[];
  note: string;
  copy: { readonly title: string; readonly text: string };
}) {
  return (
    <section className="career-section" id="leads-to">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <ul className="related">
        {careers.map(({ name, path, line }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {line && <span className="text-muted">{line}</span>}
          </li>
        ))}
      </ul>
      <p className="max-w-(--measure) text-[0.95rem] text-muted">{note}</p>
    </section>
  );
}
