import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { totalLine } from '#content/catalog/total-line.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { Report } from '#domain/report/report.ts';
import { CareerFold } from './career-fold.tsx';
import { Doors } from './doors.tsx';

const levels = ['both', 'university', 'vocational'] as const satisfies readonly LevelFilter[];

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
        <h2>{careers.kind === 'flat' ? said.first : said.title}</h2>
        <p>{said[careers.kind]}</p>
        {careers.kind === 'flat' && <Doors doors={careers.doors} words={words} />}
        <p>
          <ButtonLink variant="secondary" to={paths.to('careers')}>
            {said.all}
          </ButtonLink>
        </p>
      </section>
    );
  }
  const { families, near, doors, favourites, fields, known, refused, total, isThin, elsewhere } =
    careers;
  const cards = { nameOf: words.catalog.career, render };
  return (
    <section className="careers-below stack" id="careers">
      <h2>{said.title}</h2>
      <p>{said.lead}</p>
      <RadioButtons
        legend={said.level.label}
        options={levels.map((value) => ({ value, label: said.level[value] }))}
        value={level}
        onChange={onLevel}
      />
      <p className="text-muted" role="status">
        {totalLine({ total, level }, said)}
      </p>
      <div>
        {favourites.length > 0 && (
          <CareerFold
            {...cards}
            title={said.favourites}
            list={said.favourites}
            suggestions={favourites}
          />
        )}
        {families.map(({ family, suggestions }, place) => {
          const title = words.catalog.family(family);
          const list = fill(said.list, { family: title });
          return (
            <CareerFold
              {...cards}
              key={family}
              title={title}
              list={list}
              suggestions={suggestions}
              beginsOpen={place === 0}
            />
          );
        })}
      </div>
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
      <div>
        {near.length > 0 && (
          <CareerFold
            {...cards}
            title={said.near.title}
            text={said.near.text}
            list={said.near.title}
            suggestions={near}
            beginsOpen={families.length === 0}
          />
        )}
        {[
          { title: said.known, list: known },
          { title: said.refused, list: refused },
        ].map(
          ({ title, list }) =>
            list.length > 0 && (
              <CareerFold
                {...cards}
                key={title}
                title={`${title} (${list.length})`}
                list={title}
                suggestions={list}
              />
            ),
        )}
      </div>
      <Doors doors={doors} words={words} />
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
        <div className="stack text-[0.95rem] text-muted">
          <p>{fields === 'none' ? said.choice : `${said.choice} ${said.fields[fields]}`}</p>
          <p>{said.limits}</p>
          <p>
            {words.catalog.studiesNote} {words.catalog.credit}
          </p>
        </div>
      </details>
    </section>
  );
}
