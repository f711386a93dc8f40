import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import type { CareerFacts, OfficialSearches, StudyLine } from './career-facts.ts';

/** What to study in Spain: names only, labelled as our judgement, with the official searches beside them. */
export function CareerStudies({
  career,
  note,
  searches,
  copy,
}: {
  career: CareerFacts;
  note: string;
  searches: OfficialSearches;
  copy: Copy['studies'];
}) {
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      <p>{copy.levels[career.level]}</p>
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        <Studies
          title={copy.degrees}
          studies={career.degrees}
          searches={[
            { label: copy.searchDegrees, url: searches.degrees },
            ...(career.isArtistic ? [{ label: copy.searchArtistic, url: searches.artistic }] : []),
          ]}
        />
        <Studies
          title={copy.titles}
          studies={career.titles}
          searches={[{ label: copy.searchTitles, url: searches.vocational }]}
        />
      </div>
      <p className="max-w-(--measure) border-l-4 border-beam pl-4">
        <strong>{copy.editorial}.</strong> {note}
      </p>
      <p>
        <Link to={usePaths().to('pathway')}>{copy.pathway}</Link>
      </p>
    </section>
  );
}

function Studies({
  title,
  studies,
  searches,
}: {
  title: string;
  studies: readonly StudyLine[];
  searches: readonly { label: string; url: string }[];
}) {
  const { newTab } = useSiteCopy();
  if (studies.length === 0) return null;
  return (
    <div className="stack">
      <h3>{title}</h3>
      <ul className="grid gap-3">
        {studies.map(({ id, name, gloss, detail }) => (
          <li key={id}>
            <span lang="es" className="font-semibold">
              {name}
            </span>
            {gloss && ` (${gloss})`}
            <br />
            <span className="text-[0.95rem] text-muted">{detail}</span>
          </li>
        ))}
      </ul>
      <ul className="grid">
        {searches.map(({ label, url }) => (
          <li key={url}>
            <a
              className="inline-flex min-h-11 items-center"
              href={url}
              target="_blank"
              rel="noopener"
            >
              {label}
              <span className="sr-only"> ({newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
