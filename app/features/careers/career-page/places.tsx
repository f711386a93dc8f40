import type { Copy } from '#content/dictionaries/es/career.ts';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { PlaceList } from '#app/features/careers/studies/place-list.tsx';
import type { CareerFacts, OfficialSearches, StudyOfCareer } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

type PlacesCopy = Copy['places'];

/** Where one studies it: each way with how many teach it, places and lowest grades; the list itself folded. */
export function Places({
  career,
  note,
  searches,
  copy,
}: {
  career: CareerFacts;
  note: string;
  searches: OfficialSearches;
  copy: PlacesCopy;
}) {
  const { degrees, titles } = career;
  const official = [
    ...(degrees.length > 0 ? [{ label: copy.searchDegrees, url: searches.degrees }] : []),
    ...(career.isArtistic ? [{ label: copy.searchArtistic, url: searches.artistic }] : []),
    ...(titles.length > 0 ? [{ label: copy.searchTitles, url: searches.vocational }] : []),
  ];
  if (degrees.length + titles.length === 0) {
    return (
      <CareerSection id="places" title={copy.title}>
        <p className="max-w-(--measure)">{copy.ownWay}</p>
      </CareerSection>
    );
  }
  return (
    <CareerSection id="places" title={copy.title}>
      <div className="career-pair">
        <Ways title={copy.degrees} studies={degrees} note={copy.noteGrades} copy={copy} />
        <Ways title={copy.titles} studies={titles} note={copy.titlesTaught} copy={copy} />
      </div>
      <p className="max-w-(--measure) border-l-4 border-beam pl-4">
        <strong>{copy.editorial}.</strong> {note}
      </p>
      <Searches official={official} />
    </CareerSection>
  );
}

function Ways({
  title,
  studies,
  note,
  copy,
}: {
  title: string;
  studies: readonly StudyOfCareer[];
  note: string;
  copy: PlacesCopy;
}) {
  if (studies.length === 0) return null;
  return (
    <div className="stack">
      <h3>{title}</h3>
      {studies.map((study) => (
        <div key={study.path} className="way">
          <h4>
            <a href={study.path} lang="es">
              {study.name}
            </a>
          </h4>
          {study.taught.length > 0 && <p>{study.taught.join(' ')}</p>}
          {study.places.length > 0 && (
            <details className="fold">
              <summary>{copy.fold}</summary>
              <PlaceList places={study.places} />
            </details>
          )}
        </div>
      ))}
      <p className="text-[0.95rem] text-muted">{note}</p>
    </div>
  );
}

function Searches({ official }: { official: readonly { label: string; url: string }[] }) {
  const { newTab } = useSiteCopy();
  return (
    <ul className="flex flex-wrap gap-x-6">
      {official.map(({ label, url }) => (
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
  );
}
