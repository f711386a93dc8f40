import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { CompareData, ComparedCareer } from './compared-career.ts';
import { findByName, type CareerFinder, type Found } from './find-by-name.ts';

/** What stood in the field before this one took its place, and whether a person was in it. */
export type BuiltField = { readonly typed: string; readonly hasFocus: boolean };

/** A field that finds careers by any name, and what it found as buttons under it; Enter takes the first. */
export function FindCareer({
  data,
  chosen,
  field: { typed, hasFocus },
  onPick,
}: {
  data: CompareData;
  chosen: readonly ComparedCareer[];
  field: BuiltField;
  onPick: (career: ComparedCareer) => void;
}) {
  const id = useId();
  const locale = useLocale();
  const copy = data.copy.pick;
  const [query, setQuery] = useState(typed);
  const [finder, setFinder] = useState<CareerFinder>();
  const [isAsked, setIsAsked] = useState(false);
  /** The search comes at the first touch; without it, the letters of names do. */
  function load(): void {
    if (isAsked) return;
    setIsAsked(true);
    import('./career-finder.ts')
      .then(({ loadFinder }) => loadFinder(data.careers, locale))
      .then((loaded) => setFinder(() => loaded))
      .catch(() => setIsAsked(false));
  }
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // To be in it loads the search.
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const isTyped = query.trim().length > 1;
  const found = isTyped ? (finder?.(query) ?? findByName(query, data.careers)) : undefined;
  const offered = found?.careers.filter((career) => !chosen.includes(career)) ?? [];
  return (
    <form
      className="compare-pick"
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = offered;
        if (first) onPick(first);
      }}
    >
      <label htmlFor={id}>{copy.label}</label>
      <input
        ref={input}
        id={id}
        className="field-input"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby={`${id}-help`}
        value={query}
        onFocus={load}
        onChange={(event) => {
          load();
          setQuery(event.target.value);
        }}
      />
      <p id={`${id}-help`} className="field-help">
        {copy.help}
      </p>
      <p role="status" className={offered.length > 0 && !found?.isNear ? 'sr-only' : ''}>
        {found && said(found, offered.length, copy)}
      </p>
      <ul className="compare-hits">
        {offered.map((career) => (
          <li key={career.slug}>
            <button type="button" className="chip" onClick={() => onPick(career)}>
              {career.name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function said({ isNear }: Found, count: number, copy: CompareData['copy']['pick']): string {
  if (count === 0) return copy.none;
  return isNear ? copy.near : fill(count === 1 ? copy.foundOne : copy.found, { n: count });
}
