import { useState, type ReactNode } from 'react';
import { Deferred } from '#app/ui/deferred.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { fill } from '#app/i18n/fill.ts';
import { totalLine } from '#content/catalog/total-line.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import {
  firstCareers,
  toldCareers,
  type CareerSuggestions,
  type Suggestion,
} from '#domain/report/career-suggestions.ts';
import type { SuggestionPart } from './suggestion.tsx';

type Matched = Extract<CareerSuggestions, { kind: 'matched' }>;

/** So many careers stand open. */
const FIRST = 3;

/** The careers to look at first as cards; in one fold why these, in another all others by family. */
export function FirstAndOthers({
  careers,
  words,
  allPath,
  render,
  children,
}: {
  careers: Matched;
  words: ReportWords;
  /** Where every career is. */
  allPath: string;
  render: (suggestion: Suggestion, part: SuggestionPart) => ReactNode;
  /** Why there are few, between the first and what comes close. */
  children?: ReactNode;
}) {
  const said = words.parts.careers;
  const first = useSteadyFirst(careers);
  const isShown = ({ career }: Suggestion) => first.some((one) => one.career.id === career.id);
  const groups: readonly {
    readonly title: string;
    readonly text?: string;
    readonly suggestions: readonly Suggestion[];
  }[] = [
    { title: said.favourites, suggestions: careers.favourites },
    ...careers.families.map(({ family, suggestions }) => ({
      title: words.catalog.family(family),
      suggestions,
    })),
    { title: said.near.title, text: said.near.text, suggestions: careers.near },
    { title: said.known, suggestions: careers.known },
    { title: said.refused, suggestions: careers.refused },
  ]
    .map((group) => ({
      ...group,
      suggestions: group.suggestions.filter((one) => !isShown(one)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
  const others = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const [isEmpty] = useState(first.length === 0);
  const choice =
    careers.fields === 'none' ? said.choice : `${said.choice} ${said.fields[careers.fields]}`;
  return (
    <>
      {first.length > 0 && <h3 className="sr-only">{said.first}</h3>}
      {first.length > 0 && (
        <ul className="suggestions" data-suggestions tabIndex={-1} aria-label={said.first}>
          {first.map((suggestion) => render(suggestion, 'brief'))}
        </ul>
      )}
      {children}
      <div>
        <details className="fold career-fold">
          <summary>
            <h3>{said.why}</h3>
          </summary>
          <Deferred>
            <div className="stack">
              <p>{said.lead}</p>
              <ul className="suggestions">
                {first.map((suggestion) => render(suggestion, 'reasons'))}
              </ul>
              <div className="stack text-[0.95rem] text-muted">
                <p>{totalLine(careers, said)}</p>
                <p>{choice}</p>
                <p>{said.limits}</p>
                <p>
                  {words.catalog.studiesNote} {words.catalog.credit}
                </p>
              </div>
            </div>
          </Deferred>
        </details>
        {others > 0 && (
          <details className="fold career-fold" open={isEmpty}>
            <summary>
              <h3>{fill(said.others, { n: others })}</h3>
            </summary>
            <Deferred>
              <div className="stack">
                {groups.map(({ title, text, suggestions }) => (
                  <section key={title}>
                    <h3>{title}</h3>
                    {text && <p>{text}</p>}
                    <ul
                      className="suggestions"
                      data-suggestions
                      tabIndex={-1}
                      aria-label={fill(said.list, { family: title })}
                    >
                      {suggestions.map((suggestion) => render(suggestion, 'card'))}
                    </ul>
                  </section>
                ))}
                <p className="no-print">
                  <Link to={allPath}>{said.all}</Link>
                </p>
              </div>
            </Deferred>
          </details>
        )}
      </div>
    </>
  );
}

/** The first careers of a moment: what is marked meanwhile changes no order under a finger, and who is refused makes room. */
function useSteadyFirst(careers: Matched): readonly Suggestion[] {
  const told = toldCareers(careers);
  const now = firstCareers(careers);
  const [began] = useState(() => now.map(({ career }) => career.id));
  const kept = began.flatMap((id) => told.find(({ career }) => career.id === id) ?? []);
  return [...new Set([...kept, ...now, ...told])].slice(0, FIRST);
}
