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
import { Doors } from './doors.tsx';
import { FirstAndOthers } from './first-and-others.tsx';
import type { SuggestionPart } from './suggestion.tsx';

const levels = [
  ['both', 'every'],
  ['university', 'university'],
  ['vocational', 'vocational'],
] as const satisfies readonly (readonly [LevelFilter, string])[];

/** The suggested careers behind a filter of studies: three at first, the reasons and the others folded; or why there are none. */
export function CareersSection({
  report,
  words,
  level,
  onLevel,
  steadyFor = '',
  render,
  children,
}: {
  report: Report;
  words: ReportWords;
  level: LevelFilter;
  onLevel: (level: LevelFilter) => void;
  /** While this stays the same, marking a career leaves the order of the first ones alone. */
  steadyFor?: string | undefined;
  render: (suggestion: Suggestion, part: SuggestionPart) => ReactNode;
  /** Another way to go through them, below the first. */
  children?: ReactNode;
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
  const { families, doors, isThin, elsewhere, total } = careers;
  return (
    <section className="careers-below stack" id="careers">
      <h2>{said.title}</h2>
      <RadioButtons
        legend={said.level.label}
        options={levels.map(([value, word]) => ({ value, label: said.level[word] }))}
        value={level}
        onChange={onLevel}
      />
      <p className="sr-only" role="status">
        {totalLine({ total, level }, said)}
      </p>
      {families.length === 0 && <p>{said.none}</p>}
      <FirstAndOthers
        key={`${level} ${steadyFor}`}
        careers={careers}
        words={words}
        allPath={paths.to('careers')}
        render={render}
      >
        {children}
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
      </FirstAndOthers>
      <Doors doors={doors} words={words} />
    </section>
  );
}
