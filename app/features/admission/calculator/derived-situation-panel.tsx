import type { ReactNode } from 'react';
import { europeanListIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { countryName } from '#content/pathway/country-names.ts';
import { national } from '#content/compiled/countries/national.js';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { wayCodeOf, type WayCode } from '#content/ways/slugs.ts';
import type { Situation } from '#domain/situation/situation.ts';
import {
  deriveSituation,
  type DerivedId,
  type DerivedSituation,
} from '#domain/situation/derive-situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryWayPath, useLocale, usePaths } from '#app/i18n/paths.tsx';

/** What follows from the answers, what the last one changed, and the pages that say the rest. */
export function DerivedSituationPanel({
  situation,
  changed,
  copy,
}: {
  situation: Situation;
  /** `undefined` before an answer that changed something. */
  changed: readonly DerivedId[] | undefined;
  copy: Copy;
}) {
  const locale = useLocale();
  const pathway = usePaths().to('pathway');
  const words = copy.follows;
  const follows = deriveSituation(situation, national);
  const pages = wayPages(situation);
  const [page] = pages;
  const pageOf = (code: WayCode) => countryWayPath(waySlugs[code][locale], locale);
  const told: [DerivedId, ReactNode][] = [
    ['way', wayWords(follows, copy)],
    ['stay', words.stay[follows.stay]],
    ['payer', follows.payer && words.payer[follows.payer]],
    ['age', follows.age && words.age[follows.age]],
    ['grandparent', follows.grandparent && words.grandparent],
    [
      'past',
      follows.past && (
        <>
          {words.past[follows.past]}{' '}
          <a href={`${pageOf(page ?? 'eu-ib')}#transfer`}>{words.pastLink}</a>
        </>
      ),
    ],
    [
      'aim',
      follows.aim && (
        <>
          {words.aim[follows.aim]}{' '}
          <a href={`${pathway}#way-${aimAnchor[follows.aim]}`}>{words.aimLink}</a>
        </>
      ),
    ],
  ];
  return (
    <section className="exact-follows" aria-labelledby="derived-situation">
      <h3 id="derived-situation">{words.title}</h3>
      <p role="status" className="pathway-note">
        {changed && changedWords(changed)}
      </p>
      <ul className="list">
        {told.map(
          ([id, said]) =>
            said && (
              <li key={id} className={changed?.includes(id) ? 'font-semibold' : undefined}>
                {said}
              </li>
            ),
        )}
      </ul>
      {pages.map((code) => (
        <p key={code}>
          <a href={pageOf(code)}>
            {fill(words.country, {
              title: code === 'eu-ib' ? copy.about.diplomas.ib : countryName(code, locale, ''),
            })}
          </a>
        </p>
      ))}
    </section>
  );

  function changedWords(ids: readonly DerivedId[]): string {
    if (ids.length === 0) return words.same;
    const what = europeanListIn(locale).format(ids.map((id) => words.names[id]));
    return fill(words.changed, { what });
  }
}

/** Where the pathway tells the steps of what is no public degree. */
const aimAnchor = {
  'private-degree': 'private',
  vocational: 'vocational',
  'language-first': 'language',
} as const;

function wayWords({ way }: DerivedSituation, copy: Copy): string {
  if (way === '') return '';
  const words = copy.follows;
  if (way === 'open' || way === 'recognition' || way === 'ask' || way === 'colombia')
    return words[way];
  return fill(words.way, { way: copy.ways[way] });
}

/** The page of the country, and that of the diplomas which are the same everywhere. */
function wayPages({ country, diploma }: Situation): WayCode[] {
  const own = wayCodeOf(country);
  return [
    ...(own ? [own] : []),
    ...(diploma === 'ib' || diploma === 'european' ? ['eu-ib' as const] : []),
  ];
}
