import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { OneOf } from '#app/ui/forms/one-of.tsx';
import { Later } from '#app/ui/later.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import type { CareerFamily, Suggestion } from '#domain/report/career-suggestions.ts';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { Report } from '#domain/report/report.ts';

const levels = ['both', 'university', 'vocational'] as const satisfies readonly LevelFilter[];

/** So many families stand open; the others are a press away, or the page of a phone would have no end. */
const FIRST_FAMILIES = 3;

/** The suggested careers, family by family, behind a filter of studies; or why there are none. */
export function CareersSection({
  report,
  words,
  level,
  onLevel,
  render,
}: {
  report: Report;
  words: ReportWords;
  level: LevelFilter;
  onLevel: (level: LevelFilter) => void;
  render: (suggestion: Suggestion) => ReactNode;
}) {
  const paths = usePaths();
  const { careers } = report;
  const said = words.parts.careers;
  if (careers.kind === 'no-interests') return null;
  if (careers.kind !== 'matched') {
    return (
      <section className="stack" id="careers">
        <h2>{said.title}</h2>
        <p>{said[careers.kind]}</p>
        <p>
          <ButtonLink variant="secondary" to={paths.to('careers')}>
            {said.all}
          </ButtonLink>
        </p>
      </section>
    );
  }
  const { families, near, favourites, fields, known, refused, total, isThin, elsewhere } = careers;
  const further = families.slice(FIRST_FAMILIES);
  const group = ({ family, suggestions }: CareerFamily) => {
    const name = words.catalog.family(family);
    return (
      <Group
        key={family}
        title={name}
        list={fill(said.list, { family: name })}
        suggestions={suggestions}
        render={render}
      />
    );
  };
  return (
    <section className="stack" id="careers">
      <h2>{said.title}</h2>
      <p>{fields === 'none' ? said.lead : `${said.lead} ${said.fields[fields]}`}</p>
      <OneOf
        legend={said.level.label}
        options={levels.map((value) => ({ value, label: said.level[value] }))}
        value={level}
        onChange={onLevel}
      />
      <p className="text-muted" role="status">
        {fill(said.total, { total })}
      </p>
      <div className="career-families">
        {favourites.length > 0 && (
          <Group
            title={said.favourites}
            list={said.favourites}
            suggestions={favourites}
            render={render}
          />
        )}
        {families.slice(0, FIRST_FAMILIES).map(group)}
      </div>
      {further.length > 0 && (
        <details className="fold fold-wide">
          <summary>
            {fill(said.further, { n: further.flatMap(({ suggestions }) => suggestions).length })}
          </summary>
          <Later>
            <div className="career-families">{further.map(group)}</div>
          </Later>
        </details>
      )}
      {families.length === 0 && <p>{said.none}</p>}
      {isThin && (
        <Notice title={said.thin.title}>
          <p>{said.thin.text}</p>
          {elsewhere > 0 && (
            <>
              <p>{fill(said.thin.elsewhere, { n: elsewhere })}</p>
              <div>
                <Button variant="secondary" onClick={() => onLevel('both')}>
                  {said.thin.see}
                </Button>
              </div>
            </>
          )}
        </Notice>
      )}
      {near.length > 0 && (
        <div className="career-families">
          <Group
            title={said.near.title}
            text={said.near.text}
            list={said.near.title}
            suggestions={near}
            render={render}
          />
        </div>
      )}
      {[
        { title: said.known, list: known },
        { title: said.refused, list: refused },
      ].map(
        ({ title, list }) =>
          list.length > 0 && (
            <details key={title} className="fold">
              <summary>{`${title} (${list.length})`}</summary>
              <ul className="suggestions" data-suggestions tabIndex={-1} aria-label={title}>
                {list.map((suggestion) => render(suggestion))}
              </ul>
            </details>
          ),
      )}
      <p className="text-muted">{said.limits}</p>
      <div className="actions no-print">
        <ButtonLink variant="secondary" to={paths.to('careers')}>
          {said.all}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.to('pathway')}>
          {said.pathway}
        </ButtonLink>
      </div>
      <details className="fold">
        <summary>{said.sources}</summary>
        <p className="text-[0.95rem] text-muted">
          {words.catalog.studiesNote} {words.catalog.credit}
        </p>
      </details>
    </section>
  );
}

function Group({
  title,
  text,
  list,
  suggestions,
  render,
}: {
  title: string;
  text?: string;
  list: string;
  suggestions: readonly Suggestion[];
  render: (suggestion: Suggestion) => ReactNode;
}) {
  return (
    <div className="career-family">
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <ul className="suggestions" data-suggestions tabIndex={-1} aria-label={list}>
        {suggestions.map((suggestion) => render(suggestion))}
      </ul>
    </div>
  );
}
