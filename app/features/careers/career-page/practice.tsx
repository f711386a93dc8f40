import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { CareerFacts } from './career-facts.ts';
import { Told } from './told.tsx';

/** What stands between today and the work: studies and their years, then whatever else practice needs. */
export function Practice({ career, copy }: { career: CareerFacts; copy: Copy['practice'] }) {
  const paths = usePaths();
  const studies = [...career.degrees, ...career.titles];
  return (
    <Told id="practice" title={copy.title}>
      <p>{studies.length > 0 ? copy.studies : copy.ownWay}</p>
      {studies.length > 0 && (
        <ul className="career-list is-wide">
          {studies.map(({ id, path, name, gloss, detail }) => (
            <li key={path} data-study={id}>
              <a href={path} lang="es">
                {name}
              </a>
              {gloss && ` (${gloss})`} <span className="text-[0.95rem] text-muted">{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>{career.years}</strong>
      </p>
      {career.ask ? (
        <p>{career.ask}</p>
      ) : (
        <Requirements requirements={career.requirements} copy={copy} />
      )}
      <p>
        {copy.foreign} <Link to={paths.to('pathway')}>{copy.pathway}</Link>
      </p>
      <p>
        {copy.after} <Link to={paths.to('after-studies')}>{copy.afterStudies}</Link>
      </p>
    </Told>
  );
}

function Requirements({
  requirements,
  copy,
}: {
  requirements: CareerFacts['requirements'];
  copy: Copy['practice'];
}) {
  const { newTab } = useSiteCopy();
  return (
    <ol className="career-steps">
      {requirements.map(({ text, outside, source, url }) => (
        <li key={text}>
          <p>{text}</p>
          {outside && <p>{fill(copy.outside, { text: outside })}</p>}
          <p className="text-[0.95rem] text-muted">
            <a href={url} target="_blank" rel="noopener">
              {source}
              <span className="sr-only"> ({newTab})</span>
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
