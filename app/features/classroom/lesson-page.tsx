import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Trail } from '#app/ui/navigation/trail.tsx';
import type { Copy } from '#content/dictionaries/es/lesson.ts';

/** `/aula/clase-de-50-minutos`: the plan of a lesson on one sheet of paper, and what each pupil fills in on another. */
export function LessonPage({ copy }: { copy: Copy }) {
  const paths = usePaths();
  const { before, avoid, sheet, links } = copy;
  return (
    <article className="page lesson">
      <div className="no-print">
        <Trail
          label={copy.trail.label}
          stops={[
            { name: copy.trail.home, path: paths.to('landing') },
            { name: copy.trail.classroom, path: paths.to('classroom') },
          ]}
        />
      </div>
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <p className="no-print text-muted">{copy.print}</p>
      <section className="lesson-before" aria-labelledby="before">
        <h2 id="before">{before.title}</h2>
        <ul className="list">
          {before.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-muted">{before.without}</p>
      </section>
      <ol className="lesson-parts">
        {copy.parts.map(({ title, minutes, aim, steps }) => (
          <li key={title}>
            <p className="lesson-minutes">{fill(copy.minutes, { n: minutes })}</p>
            <div>
              <h2>{title}</h2>
              <p className="lesson-aim">{aim}</p>
              <ul className="list">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <section className="lesson-avoid" aria-labelledby="avoid">
        <h2 id="avoid">{avoid.title}</h2>
        <ul className="list">
          {avoid.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="lesson-sheet" aria-labelledby="sheet">
        <h2 id="sheet">{sheet.title}</h2>
        <Lines fields={sheet.fields} />
        <h3>{sheet.after}</h3>
        <Lines fields={sheet.afterFields} />
      </section>
      <p className="actions no-print">
        <a href={paths.to('careers')}>{links.careers}</a>
        <a href={paths.to('classroom')}>{links.classroom}</a>
      </p>
    </article>
  );
}

/** What is written by hand, each with room for two lines. */
function Lines({ fields }: { fields: readonly string[] }) {
  return (
    <ul className="lesson-fields">
      {fields.map((field) => (
        <li key={field}>{field}</li>
      ))}
    </ul>
  );
}
