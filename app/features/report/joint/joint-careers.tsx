import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { LoadedCareerDrawing } from '#app/illustrations/loaded-career-drawing.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { listIn } from '#content/wording/formats.ts';
import { upperFirst } from '#content/wording/upper-first.ts';
import type { Suggestion } from '#domain/report/career-suggestions.ts';
import { jointCareers } from '#domain/report/joint-careers.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Report } from '#domain/report/report.ts';
import { useCardParts } from '../careers/use-card-parts.tsx';

/** Five careers as interests order them, and, before the reader's eyes, as they stand when values are counted. */
export function JointCareers({
  report,
  words,
  copy,
}: {
  report: Report;
  words: ReportWords;
  copy: Copy['careers'];
}) {
  const paths = usePaths();
  const [isCounted, setCounted] = useState(true);
  const { byInterests, withValues } = jointCareers(report.careers);
  const shown = isCounted && withValues ? withValues : byInterests;
  const risen = withValues && risenLine(byInterests, withValues, words, copy.risen);
  const shared = isCounted && withValues ? offeredByAll(withValues) : [];
  const join = listIn(useLocale());
  const list = useMovingItems(shown.map(({ career }) => career.id).join(' '));
  if (byInterests.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      {withValues && (
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isCounted}
          onClick={() => setCounted(!isCounted)}
        >
          <span className="switch-track" aria-hidden="true" />
          {copy.switch}
        </button>
      )}
      <p className="text-muted" role="status">
        {withValues ? (isCounted ? copy.on : copy.off) : copy.noPriorities}
        {isCounted && risen && ` ${risen}`}
        {shared.length > 0 &&
          ` ${fill(copy.all, { offers: join.format(shared.map((value) => copy.offers[value])) })}`}
      </p>
      <ol ref={list} className="joint-careers">
        {shown.map((suggestion, place) => {
          const { id } = suggestion.career;
          return (
            <li key={id} data-career={id}>
              <span className="joint-place" aria-hidden="true">
                {place + 1}
              </span>
              <span className={`joint-picture type-${firstOf(suggestion.career.interests)}`}>
                <LoadedCareerDrawing career={id} family={suggestion.career.family} isOfFew />
              </span>
              <span>
                <Link to={paths.toCareer(words.catalog.slug(id))}>{words.catalog.career(id)}</Link>
                <DoneThere id={id} words={words} />
                {isCounted && withValues && (
                  <ValuesLine suggestion={suggestion} told={shared} words={words} copy={copy} />
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="text-[0.95rem] text-muted">
        {isCounted && withValues && `${copy.doubt} `}
        {copy.traits}
      </p>
    </>
  );
}

/** What one does in a career, in a line that comes after its name. */
function DoneThere({ id, words: { locale } }: { id: string; words: ReportWords }) {
  return <small>{useCardParts(id, locale).line}</small>;
}

/** Which career values lift most, and from which place to which; nothing where they move none. */
function risenLine(
  byInterests: readonly Suggestion[],
  withValues: readonly Suggestion[],
  words: ReportWords,
  said: string,
): string | undefined {
  const places = withValues.map(({ career }, to) => {
    const from = byInterests.findIndex((other) => other.career.id === career.id);
    return { id: career.id, from: from + 1, to: to + 1 };
  });
  const [most] = places.toSorted((a, b) => b.from - b.to - (a.from - a.to));
  if (!most || most.from <= most.to) return undefined;
  const { id, from, to } = most;
  return fill(said, { name: words.catalog.career(id), from, to });
}

/** Whose colour a career stands on: that of what counts most in it. */
function firstOf(interests: ByLetter<number>): string {
  const [first = 'R'] = riasecLetters.toSorted((a, b) => interests[b] - interests[a]);
  return first.toLowerCase();
}

/** What each of them offers, which is said once above them; nothing where there is but one. */
function offeredByAll(suggestions: readonly Suggestion[]): readonly WorkValue[] {
  const [first = [], ...others] = suggestions.map(({ values }) =>
    values?.kind === 'compared' && values.r > 0 ? values.offered : [],
  );
  return others.length > 0
    ? first.filter((value) => others.every((offered) => offered.includes(value)))
    : [];
}

function ValuesLine({
  suggestion: { values },
  told,
  words,
  copy,
}: {
  suggestion: Suggestion;
  /** Said above already. */
  told: readonly WorkValue[];
  words: ReportWords;
  copy: Copy['careers'];
}) {
  const list = listIn(useLocale());
  if (values?.kind !== 'compared') return <small className="joint-value">{copy.unknown}</small>;
  const { offered, missing } = values;
  if (offered.length > 0 && values.r > 0) {
    const rest = offered.filter((value) => !told.includes(value));
    return (
      rest.length > 0 && (
        <small className="joint-value">
          {upperFirst(list.format(rest.map((value) => copy.offers[value])))}
        </small>
      )
    );
  }
  const { wants } = words.instruments.values.named;
  return (
    <small className="joint-value">
      {missing.length > 0
        ? fill(copy.lacks, { wants: list.format(missing.map((value) => wants[value])) })
        : copy.even}
    </small>
  );
}

/** Items that stand elsewhere once `order` has changed go there in sight, where motion is wanted. */
function useMovingItems(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef(new Map<string, readonly [left: number, top: number]>());
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-career]') ?? []) {
      const { offsetLeft, offsetTop, dataset } = item;
      const [left, top] = places.current.get(dataset.career ?? '') ?? [offsetLeft, offsetTop];
      places.current.set(dataset.career ?? '', [offsetLeft, offsetTop]);
      if (isStill || (left === offsetLeft && top === offsetTop)) continue;
      item.animate(
        { translate: [`${left - offsetLeft}px ${top - offsetTop}px`, '0 0'] },
        {
          duration: 450,
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        },
      );
    }
  }, [order]);
  return list;
}
