import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { SpainMap } from '#app/features/careers/spain-map/spain-map.tsx';
import type { SpainMapFacts } from '#app/features/careers/spain-map/spain-map-facts.ts';
import { PlaceList } from '#app/features/careers/studies/place-list.tsx';
import type { CareerFacts, StudyOfCareer } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

type PlacesCopy = Copy['places'];

/** Where one studies it: the map of all ways; of the first how many teach it, the grade, and three places; of the others their names. */
export function Places({
  career,
  map,
  copy,
}: {
  career: CareerFacts;
  map: SpainMapFacts | undefined;
  copy: PlacesCopy;
}) {
  const [first, ...others] = [...career.degrees, ...career.titles];
  return (
    <CareerSection id="places" title={copy.title}>
      {map && <SpainMap map={map} isAlone />}
      <div className="stack">
        {first ? <Way study={first} /> : <p className="max-w-(--measure)">{copy.ownWay}</p>}
        {others.length > 0 && <Others studies={others} copy={copy} />}
      </div>
    </CareerSection>
  );
}

function Way({ study }: { study: StudyOfCareer }) {
  return (
    <div className="way">
      <h3>
        <a href={study.path} lang="es">
          {study.name}
        </a>
      </h3>
      <p>{study.taught.join(' ')}</p>
      {study.places.length > 0 && <PlaceList places={study.places} />}
      <a className="inline-flex min-h-11 items-center" href={`${study.path}${study.part}`}>
        {study.more}
      </a>
    </div>
  );
}

/** The names of what leads there, too, each with its own page. */
function Others({ studies, copy }: { studies: readonly StudyOfCareer[]; copy: PlacesCopy }) {
  return (
    <details className="fold is-wide" id="other-studies">
      <summary>{fill(copy.others, { n: studies.length })}</summary>
      <ul className="place-list" lang="es">
        {studies.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
