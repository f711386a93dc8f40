import { useLayoutEffect, useRef } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import { explainMatch } from '#domain/matching/explain-match.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';
import type { RankedCareer } from '#domain/matching/rank-careers.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { MatchSum } from './match-sum.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';

/**
 * One suggested career as a list item: name, band, studies, reasons, the sum, and three words to answer with. A page puts
 * it beside a report (features never import each other): `matchCareers` gives `match`, `matchValues` gives `values`,
 * `useMutation(reactMutation(owner, …))` of `app/data/person/reactions.ts` takes what `onReact` says, and `copy` is
 * `content/dictionaries/<locale>/suggestion.ts`. Put the items into `<ul className="suggestions" data-suggestions
 * tabIndex={-1} aria-label=…>`: when a reaction moves an item out of its list, the focus goes there instead of getting lost.
 */
export function Suggestion({
  match,
  words,
  points,
  max,
  values,
  liked,
  reaction,
  onReact,
  types,
  valueTypes,
  copy,
}: {
  match: RankedCareer;
  /** In the page's language: the career's name, its family's name, where its page is, and what leads there in Spain. */
  words: {
    readonly name: string;
    readonly family: string;
    readonly path: string;
    readonly studies?: readonly string[];
  };
  /** The person's six scores, 0 to `max`. */
  points: ByLetter<number>;
  max: number;
  /** `undefined` when the person has no values test. */
  values: ValuesMatch | undefined;
  /** The person's own answers that speak for it, as a sentence; nothing where nobody may be quoted. */
  liked?: string | undefined;
  reaction: Reaction | undefined;
  /** `null` takes the reaction back. Left out where nothing can be answered: somebody else's report. */
  onReact?: ((reaction: Reaction | null) => void) | undefined;
  types: ByLetter<{ readonly name: string }>;
  valueTypes: ByValue<{ readonly name: string }>;
  copy: Copy;
}) {
  const locale = useLocale();
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => keepFocus(card.current), []);
  const { career, band } = match;
  const explained = explainMatch(points, career, max);
  if (explained.kind === 'flat') return null;
  const level = career.alsoVia && career.alsoVia !== career.level ? 'either' : career.level;
  return (
    <li ref={card} className="suggestion">
      <div className="grid gap-1">
        <h4 className="suggestion-name">
          <Link to={words.path}>{words.name}</Link>
        </h4>
        <p className="text-[0.95rem] text-muted">
          <strong className={`match-${band}`}>{copy.bands[band]}</strong>
          {` · ${words.family} · ${copy.levels[level]}`}
        </p>
      </div>
      <MatchReasons
        explained={explained}
        values={values}
        liked={liked}
        types={types}
        valueTypes={valueTypes}
        copy={copy}
      />
      {words.studies && words.studies.length > 0 && (
        <p className="text-[0.95rem]">
          {fill(copy.studies, {
            names: listIn(locale).format(words.studies),
          })}
        </p>
      )}
      <MatchSum
        explained={explained}
        career={{ name: words.name, interests: career.interests }}
        points={points}
        max={max}
        types={types}
        copy={copy.sum}
      />
      {onReact && (
        <ReactionButtons
          career={words.name}
          reaction={reaction}
          onReact={onReact}
          copy={copy.react}
        />
      )}
    </li>
  );
}

/** Before a focused card goes, the list it stood in takes the focus. */
function keepFocus(card: HTMLElement | null): () => void {
  return () => {
    if (!card?.contains(document.activeElement)) return;
    const list = card.closest('[data-suggestions]');
    if (list instanceof HTMLElement) list.focus();
  };
}
