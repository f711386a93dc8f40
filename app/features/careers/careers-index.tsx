import type { Copy } from '#content/dictionaries/es/careers.ts';
import type { CareerLevel } from '#domain/matching/career.ts';
import {
  riasecLetters,
  type ByLetter,
  type RiasecLetter,
} from '#domain/instruments/interests/riasec.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { CareersFilter } from './careers-filter.tsx';

export type ListedCareer = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** What a search finds it by beside its name. */
  readonly alsoCalled: readonly string[];
  readonly levels: readonly CareerLevel[];
  readonly letter: RiasecLetter;
};

export type ListedFamily = {
  readonly id: string;
  readonly name: string;
  readonly careers: readonly ListedCareer[];
};

/** Every career as a plain link, family by family; `filter-careers.ts` hides what a filter does not want. */
export function CareersIndex({
  families,
  types,
  copy,
}: {
  families: readonly ListedFamily[];
  types: ByLetter<{ readonly name: string }>;
  copy: Copy;
}) {
  const paths = usePaths();
  const count = families.reduce((sum, { careers }) => sum + careers.length, 0);
  return (
    <div className="page">
      <PageHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <CareersFilter
        families={families}
        letters={riasecLetters.map((letter) => ({
          value: letter,
          label: `${letter} · ${types[letter].name}`,
        }))}
        count={count}
        copy={copy.filter}
      />
      <div className="careers-families">
        {families.map(({ id, name, careers }) => (
          <section key={id} id={id} data-family={id}>
            <h2>{name}</h2>
            <ul>
              {careers.map((career) => (
                <CareerLink key={career.id} career={career} copy={copy.levels} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="panel stack">
        <h2>{copy.about.title}</h2>
        <p>{copy.about.text}</p>
        <ButtonLink to={paths.to('assessment')}>{copy.about.action}</ButtonLink>
      </section>
    </div>
  );
}

function CareerLink({ career, copy }: { career: ListedCareer; copy: Copy['levels'] }) {
  const { name, path, alsoCalled, levels, letter } = career;
  const [level, another] = levels;
  return (
    <li
      data-levels={levels.join(' ')}
      data-letter={letter}
      data-also={alsoCalled.join(' ') || undefined}
    >
      <a href={path}>{name}</a>{' '}
      <span className="text-[0.9rem] text-muted">
        {letter} · {another ? copy.either : level && copy[level]}
      </span>
    </li>
  );
}
