import { Fragment } from 'react';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { eitherListIn } from '#content/wording/formats.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { CareerFacts, StudyOfCareer } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';

type PracticeCopy = Copy['practice'];

/** What stands between today and the work, as stations on a line: the studies with their years, and whatever else practice needs. */
export function Practice({ career, copy }: { career: CareerFacts; copy: PracticeCopy }) {
  const paths = usePaths();
  return (
    <CareerSection id="practice" title={copy.title}>
      <div className="way-line">
        <p className="career-reach">
          <Reach career={career} copy={copy} />
          {career.degrees.length > 0 && <small> {copy.degree}</small>}
        </p>
        <Steps requirements={career.requirements} />
      </div>
      {career.ask ? (
        <details className="fold is-wide" id="requirements">
          <summary>{copy.more}</summary>
          <p>{career.ask}</p>
        </details>
      ) : (
        <Requirements requirements={career.requirements} copy={copy} />
      )}
      <p>
        <Link className="inline-flex min-h-11 items-center" to={paths.to('pathway')}>
          {copy.pathway}
        </Link>
      </p>
    </CareerSection>
  );
}

/** "Se llega con el Grado en Medicina: de 10 a 11 años hasta poder ejercer." */
function Reach({ career, copy }: { career: CareerFacts; copy: PracticeCopy }) {
  const { degrees, titles, entry, years } = career;
  const studies = [...degrees, ...titles];
  if (studies.length === 0) return copy.ownWay;
  const sentence = entry === undefined ? copy.reach : copy.helps;
  const [before = '', after = ''] = sentence.split('{studies}');
  return (
    <>
      {fill(before, { entry: inSentence(entry ?? '') })}
      <Studies degrees={degrees} titles={titles} copy={copy} />
      {fill(after, { years })}
    </>
  );
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Two studies by their names, of each kind one where there are both, and how many more there are. */
function Studies({
  degrees,
  titles,
  copy,
}: Pick<CareerFacts, 'degrees' | 'titles'> & { copy: PracticeCopy }) {
  const locale = useLocale();
  const count = degrees.length + titles.length;
  const [degree, title] = [degrees[0], titles[0]];
  const named = degree && title ? [degree, title] : [...degrees, ...titles].slice(0, 2);
  const more = count - named.length;
  const others = more > 0 ? [fill(more === 1 ? copy.oneStudy : copy.studies, { n: more })] : [];
  const items = [...named, ...others];
  // What stands before a name depends on its first letter: "u otros 2 estudios".
  const texts = items.map((item) => (typeof item === 'object' ? copy.way[item.kind] : item));
  const parts = eitherListIn(locale).formatToParts(texts);
  const left = [...items];
  return parts.map(({ type, value }, place) => {
    const item = type === 'element' ? left.shift() : value;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the same line may stand twice, and none moves
      <Fragment key={place}>
        {typeof item === 'object' ? <Named study={item} copy={copy} /> : linked(type, item)}
      </Fragment>
    );
  });
}

/** How many more there are leads to them. */
function linked(type: string, text: string | undefined) {
  return type === 'element' ? <a href="#places">{text}</a> : text;
}

function Named({ study, copy }: { study: StudyOfCareer; copy: PracticeCopy }) {
  const { id, path, name, gloss, kind } = study;
  return (
    <span data-study={id}>
      {copy.way[kind]}
      <a href={path} lang="es">
        {name}
      </a>
      {gloss && ` (${gloss})`}
    </span>
  );
}

/** So many requirements are read at first. */
const FEW = 3;

function Steps({ requirements }: Pick<CareerFacts, 'requirements'>) {
  if (requirements.length === 0) return null;
  return (
    <ol className="career-steps">
      {requirements.slice(0, FEW).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

function Requirements({
  requirements,
  copy,
}: Pick<CareerFacts, 'requirements'> & { copy: PracticeCopy }) {
  return (
    <details className="fold is-wide" id="requirements">
      <summary>{copy.behind}</summary>
      <ol className="career-steps">
        {requirements.map((requirement, place) => (
          <Behind
            key={requirement.text}
            requirement={requirement}
            isTold={place < FEW}
            copy={copy}
          />
        ))}
      </ol>
    </details>
  );
}

/** What a requirement means for others than citizens of the Union, and where it is written; itself where it is told nowhere else. */
function Behind({
  requirement: { text, outside, source, looked, url },
  isTold,
  copy,
}: {
  requirement: CareerFacts['requirements'][number];
  isTold: boolean;
  copy: PracticeCopy;
}) {
  const { newTab } = useSiteCopy();
  return (
    <li>
      {!isTold && <p>{text}</p>}
      {outside && <p>{fill(copy.outside, { text: outside })}</p>}
      <p className="text-[0.95rem] text-muted">
        <a href={url} target="_blank" rel="noopener">
          <span lang="es">{source}</span> · {looked}
          <span className="sr-only"> ({newTab})</span>
        </a>
      </p>
    </li>
  );
}
