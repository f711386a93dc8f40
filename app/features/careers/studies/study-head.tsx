import { usePaths } from '#app/i18n/paths.tsx';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Trail } from '#app/ui/navigation/trail.tsx';
import { DrawnLinks } from './drawn-links.tsx';
import { GlanceList } from './glance-list.tsx';
import type { CareerLink, StudyStart } from './study-facts.ts';

/** A poster of the career that a study leads to first, with the study's official name, and what everybody asks of it. */
export function StudyHead({
  study,
  copy,
}: {
  study: StudyStart;
  copy: { readonly label: string; readonly home: string; readonly studies: string };
}) {
  const paths = usePaths();
  const [first] = study.careers;
  return (
    <header className={`career-head type-${(first?.leading ?? 'S').toLowerCase()}`}>
      <div className="career-hero">
        <Trail
          label={copy.label}
          stops={[
            { name: copy.home, path: paths.to('landing') },
            { name: copy.studies, path: paths.to('studies') },
          ]}
        />
        {first && (
          <span className="career-poster">
            <CareerDrawing career={first.id} family={first.family} className="career-drawing" />
          </span>
        )}
        <div className="career-title">
          <h1 lang="es">{study.name}</h1>
          {study.gloss && <p className="career-told">{study.gloss}</p>}
          <p className="career-badge">{study.field}</p>
        </div>
      </div>
      <GlanceList glance={study.glance} money={study.money} label={study.name} />
    </header>
  );
}

/** So many careers are read at first. */
const FEW = 6;

/** The careers that a study leads to, each with what one does. */
export function CareersOfStudy({
  careers,
  note,
  copy,
}: {
  careers: readonly CareerLink[];
  note: string;
  copy: { readonly title: string; readonly text: string; readonly all: string };
}) {
  return (
    <section className="career-section" id="leads-to">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <DrawnLinks careers={told(careers.slice(0, FEW))} />
      {careers.length > FEW && (
        <details className="fold is-wide" id="all-careers">
          <summary>{fill(copy.all, { n: careers.length })}</summary>
          <DrawnLinks careers={told(careers.slice(FEW))} />
        </details>
      )}
      <p className="max-w-(--measure) text-[0.95rem] text-muted">{note}</p>
    </section>
  );
}

function told(careers: readonly CareerLink[]) {
  return careers.map(({ line, ...career }) => ({ ...career, text: line }));
}
