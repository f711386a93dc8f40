import type { Copy } from '#content/dictionaries/es/career.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { CareerFacts, OfficialSearches } from './career-facts.ts';
import { CareerInterests } from './career-interests.tsx';
import { CareerSources } from './career-sources.tsx';
import { CareerStudies } from './career-studies.tsx';
import { CareerValues } from './career-values.tsx';

type Named = { readonly name: string };

export type CareerViewProps = {
  career: CareerFacts;
  types: ByLetter<Named>;
  valueTypes: ByValue<Named>;
  /** What the catalogue prints of its sources, in this language. */
  notes: { readonly credit: string; readonly studies: string };
  searches: OfficialSearches;
  copy: Copy;
};

/** One career: what one does, what it asks for and offers, and what to study. Complete without any script. */
export function CareerView({ career, types, valueTypes, notes, searches, copy }: CareerViewProps) {
  return (
    <article className="page">
      <Trail career={career} copy={copy.trail} />
      <header className="page-head">
        <p className="eyebrow">{career.family.name}</p>
        <h1>{career.name}</h1>
        {career.alsoCalled.length > 0 && (
          <p className="text-muted">
            {fill(copy.alsoCalled, { names: career.alsoCalled.join(', ') })}
          </p>
        )}
      </header>
      <div className="grid gap-x-14 gap-y-10 pt-4 lg:grid-cols-2">
        <section className="prose">
          <h2>{copy.does}</h2>
          <p className="lead">{career.does}</p>
        </section>
        <section className="prose">
          <h2>{copy.day}</h2>
          {career.day.map(({ at, what }) => (
            <p key={at}>{what}</p>
          ))}
        </section>
      </div>
      <div className="grid gap-16 pt-10">
        <CareerInterests career={career} types={types} copy={copy.interests} />
        <Compare career={career} copy={copy.compare} />
        <CareerStudies
          career={career}
          note={notes.studies}
          searches={searches}
          copy={copy.studies}
        />
        <CareerValues values={career.values} types={valueTypes} copy={copy.values} />
        <Related related={career.related} title={copy.related} />
        <CareerSources career={career} credit={notes.credit} copy={copy.sources} />
      </div>
    </article>
  );
}

function Trail({ career, copy }: { career: CareerFacts; copy: Copy['trail'] }) {
  const paths = usePaths();
  const index = paths.to('careers');
  return (
    <nav aria-label={copy.label} className="text-[0.95rem]">
      <ol className="trail">
        <li>
          <a href={paths.to('landing')}>{copy.home}</a>
        </li>
        <li>
          <a href={index}>{copy.careers}</a>
        </li>
        <li>
          <a href={`${index}#${career.family.id}`}>{career.family.name}</a>
        </li>
      </ol>
    </nav>
  );
}

/** What `CompareIsland` puts a person's own profile in the place of, once React is awake and there is one. */
function Compare({ career, copy }: { career: CareerFacts; copy: Copy['compare'] }) {
  const paths = usePaths();
  return (
    <section
      className="panel stack"
      id="compare"
      data-wake
      data-wake-with={attemptDatabaseName}
      data-career={career.id}
    >
      <h2>{copy.title}</h2>
      <div className="stack" data-built="">
        <p className="max-w-(--measure)">{copy.text}</p>
        <ButtonLink to={paths.to('assessment')}>{copy.action}</ButtonLink>
      </div>
    </section>
  );
}

function Related({ related, title }: { related: CareerFacts['related']; title: string }) {
  if (related.length === 0) return null;
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {related.map(({ name, path }) => (
          <li key={path}>
            <a className="inline-flex min-h-11 items-center" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
