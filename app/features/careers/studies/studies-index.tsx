import type { Copy } from '#content/dictionaries/es/studies.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Campus } from '#app/illustrations/campus.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { CareerDrawing } from '#app/illustrations/career-drawing.tsx';
import type { CareerLink, NamedLink } from './study-facts.ts';

/** Studies of one branch or one professional family, and a career that they lead to, which is drawn. */
export type StudyGroup = {
  readonly id: string;
  readonly name: string;
  readonly career: Pick<CareerLink, 'id' | 'family' | 'leading'> | undefined;
  readonly studies: readonly (NamedLink & { readonly detail: string })[];
};

/** Every degree by branch and every vocational title by family, each behind a picture that says how many there are. */
export function StudiesIndex({
  degrees,
  titles,
  copy,
}: {
  degrees: readonly StudyGroup[];
  titles: readonly StudyGroup[];
  copy: Copy;
}) {
  const paths = usePaths();
  const count = (groups: readonly StudyGroup[]) =>
    groups.reduce((sum, { studies }) => sum + studies.length, 0);
  return (
    <div className="page">
      <div className="answers-head studies-head">
        <PageHead
          eyebrow={copy.eyebrow}
          title={copy.title}
          lead={fill(copy.lead, { degrees: count(degrees), titles: count(titles) })}
        />
        <Campus />
      </div>
      <p className="mt-3">
        <ButtonLink variant="secondary" to={paths.to('careers')}>
          {copy.careers}
        </ButtonLink>
      </p>
      <Groups title={copy.degrees} groups={degrees} />
      <Groups title={copy.titles} groups={titles} />
    </div>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly StudyGroup[] }) {
  return (
    <section className="career-section">
      <h2>{title}</h2>
      <div className="study-groups">
        {groups.map(({ id, name, career, studies }) => (
          <details key={id} id={id} className={`type-${(career?.leading ?? 'C').toLowerCase()}`}>
            <summary>
              {career && <CareerDrawing career={career.id} family={career.family} />}
              <h3>{name}</h3>
              <small>{studies.length}</small>
            </summary>
            <ul>
              {studies.map(({ name, path, detail }) => (
                <li key={path}>
                  <a href={path} lang="es" aria-label={name}>
                    {name.replace(/^Grado en /, '')}
                  </a>{' '}
                  {detail && <span className="text-[0.9rem] text-muted">{detail}</span>}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
