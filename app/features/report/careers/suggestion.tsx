import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Deferred } from '#app/ui/deferred.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { listIn } from '#content/wording/formats.ts';
import { upperFirst } from '#content/wording/upper-first.ts';
import { matchReasons } from '#content/report/match-reasons.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';
import type { RankedCareer } from '#domain/matching/rank-careers.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { MatchSum } from '#app/matching/match-sum.tsx';
import { HeartButton } from '#app/matching/heart-button.tsx';

export type SuggestionPart = 'card' | 'brief' | 'reasons';

/**
 * One suggested career as a card: drawing, name, what one does, band and studies, the reason that says most, and a heart to
 * keep it with; all reasons, ways of study and the sum are folded. `matchCareers` gives `match`, `matchValues` gives
 * `values`, `useMutation(reactMutation(owner, …))` of `app/data/person/reactions.ts` takes what `onReact` says, and `copy` is
 * `content/dictionaries/<locale>/suggestion.ts`. Put the items into `<ul className="suggestions" data-suggestions
 * tabIndex={-1} aria-label=…>`: when a reaction moves an item out of its list, the focus goes there instead of getting lost.
 */
export function Suggestion({
  part = 'card',
  match,
  words,
  points,
  max,
  values,
  liked,
  drawing,
  reaction,
  onReact,
  types,
  valueTypes,
  copy,
}: {
  /** The whole card; one without what is folded, or that alone, which stands then in one fold for several. */
  part?: SuggestionPart;
  match: RankedCareer;
  /** In the page's language: the career's name, where its page is, what leads there in Spain, and what practice asks for. */
  words: {
    readonly name: string;
    readonly path: string;
    /** What one does, in a line. */
    readonly line?: string | undefined;
    /** That its page can be read without a network. */
    readonly kept?: string | undefined;
    readonly studies?: readonly string[];
    readonly gate?: string | undefined;
  };
  /** The person's six scores, 0 to `max`. */
  points: ByLetter<number>;
  max: number;
  /** `undefined` when the person has no values test. */
  values: ValuesMatch | undefined;
  /** The person's own answers that speak for it, as a sentence; nothing where it may not be quoted. */
  liked?: string | undefined;
  /** Comes after the words. */
  drawing?: ReactNode;
  reaction: Reaction | undefined;
  /** `null` takes the reaction back. Left out where nothing can be answered: another person's report. */
  onReact?: ((reaction: Reaction | null) => void) | undefined;
  types: ByLetter<{ readonly name: string; readonly does: string }>;
  valueTypes: ByValue<{ readonly name: string }>;
  copy: Copy;
}) {
  const locale = useLocale();
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => keepFocus(card.current), []);
  const { career, band } = match;
  // Among the first, nearly all a good match, what each asks for most says more to the eye.
  const tellsApart = part === 'brief' && band === 'good';
  const asked = upperFirst(
    listIn(locale).format(
      byWeight(career.interests)
        .slice(0, 2)
        .map((type) => types[type].does),
    ),
  );
  const explained = explainMatch(points, career, max);
  if (explained.kind === 'flat') return null;
  const level = career.alsoVia && career.alsoVia !== career.level ? 'either' : career.level;
  const reasons = matchReasons(explained, { liked, values }, { locale, types, valueTypes, copy });
  // The person's own answers say more than what types are about.
  const first = liked ?? reasons[0];
  const others = (
    <div className="grid gap-4">
      <ul className="list">
        {reasons
          .filter((line) => part === 'reasons' || line !== first)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <SuggestedStudies studies={words.studies} gate={words.gate} copy={copy} />
      <MatchSum
        explained={explained}
        career={{ name: words.name, interests: career.interests }}
        points={points}
        max={max}
        types={types}
        copy={copy.sum}
      />
    </div>
  );
  if (part === 'reasons') {
    return (
      <li className="suggestion">
        <h4 className="suggestion-name">{words.name}</h4>
        {others}
      </li>
    );
  }
  return (
    <li ref={card} className={`suggestion suggestion-card type-${firstOf(career.interests)}`}>
      <div className="suggestion-picture">{drawing}</div>
      <div className="suggestion-words">
        <h4 className="suggestion-name">
          <Link to={words.path}>{words.name}</Link>
        </h4>
        <p className="suggestion-line">{words.line}</p>
        {tellsApart && <p className="sr-only">{`${copy.bands[band]} · ${copy.levels[level]}`}</p>}
        <p className="suggestion-facts">
          {[
            tellsApart ? asked : copy.bands[band],
            copy.levels[level],
            words.kept,
            reaction && reaction !== 'interested' && copy.react[reaction],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {onReact && (
        <HeartButton career={words.name} reaction={reaction} onReact={onReact} copy={copy.react} />
      )}
      {part === 'card' && (
        <div className="suggestion-more">
          <p>{first}</p>
          <details className="fold">
            <summary>{copy.more}</summary>
            <Deferred>{others}</Deferred>
          </details>
        </div>
      )}
    </li>
  );
}

/** Whose colour it stands on: that of what counts most in it. */
function firstOf(interests: ByLetter<number>): string {
  const [first = 'R'] = byWeight(interests);
  return first.toLowerCase();
}

/** What a career asks for most comes first. */
function byWeight(interests: ByLetter<number>) {
  return riasecLetters.toSorted((a, b) => interests[b] - interests[a]);
}

/** What leads there in Spain, one title a line, and what practice asks for. */
function SuggestedStudies({
  studies = [],
  gate,
  copy,
}: {
  studies: readonly string[] | undefined;
  gate: string | undefined;
  copy: Copy;
}) {
  return (
    <div className="grid gap-2 text-[0.95rem]">
      {studies.length > 0 && (
        <>
          <p className="font-semibold">{copy.studies}</p>
          <ul className="list">
            {studies.map((study) => (
              <li key={study}>{study}</li>
            ))}
          </ul>
        </>
      )}
      {gate && <p>{gate}</p>}
    </div>
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
