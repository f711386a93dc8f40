import { useState, type ReactNode } from 'react';
import { Deferred } from '#app/ui/deferred.tsx';
import type { CatalogNames } from '#content/report/report-words.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';

/** Careers under one heading, folded so that a phone shows all headings; folded, it still says which they are. */
export function CareerFold({
  title,
  text,
  list,
  suggestions,
  nameOf,
  beginsOpen = false,
  render,
}: {
  title: string;
  text?: string;
  /** Names the list for screen readers. */
  list: string;
  suggestions: readonly Suggestion[];
  nameOf: CatalogNames['career'];
  beginsOpen?: boolean;
  render: (suggestion: Suggestion) => ReactNode;
}) {
  // Marking a career may change which family comes first: nothing closes under a reader.
  const [isOpen] = useState(beginsOpen);
  const cards = (
    <ul className="suggestions" data-suggestions tabIndex={-1} aria-label={list}>
      {suggestions.map((suggestion) => render(suggestion))}
    </ul>
  );
  return (
    <details className="fold career-fold" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span className="career-fold-names">
          {suggestions.map(({ career }) => nameOf(career.id)).join(' · ')}
        </span>
      </summary>
      {text && <p>{text}</p>}
      {isOpen ? cards : <Deferred>{cards}</Deferred>}
    </details>
  );
}
