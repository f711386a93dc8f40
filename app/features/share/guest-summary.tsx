import type { ReactNode } from 'react';
import type { GuestSummary } from '#app/data/guest/guest-link.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { FirstCareers } from '#app/instruments/interests/first-careers.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/guest-link.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { listIn, longDateIn } from '#content/wording/formats.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';

const most = 40;

/** What a family reads of a guest's result: its name, its hexagon and three careers, without an answer. */
export function GuestSummaryView({
  summary,
  expiresAt,
  who,
  title,
  until,
  loading,
  both,
  copy,
  children,
}: {
  summary: GuestSummary;
  expiresAt: string;
  /** Who we are. */
  who: string;
  /** What it is called, with {name}. */
  title: string;
  /** Until when it shows, with {date}. */
  until: string;
  /** Said while what tells it comes. */
  loading: string;
  /** What was guessed beside what the answers say. */
  both: ReactNode;
  copy: Copy['summary'];
  /** What holds for every family. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const { portrait, points } = summary;
  const { data } = useLoaded(`${portrait} ${locale}`, () => loadTold(summary, locale));
  if (!data) return <Spinner label={loading} />;
  const scores = riasecLetters.map((letter) => `${data.types[letter].name}: ${points[letter]}`);
  const isFlat = portrait === 'high' || portrait === 'middle';
  const named = riasecLetters
    .filter((letter) => !isFlat && portrait.includes(letter.toLowerCase()))
    .toSorted((a, b) => points[b] - points[a]);
  const colour = named[0] && `type-${named[0].toLowerCase()}`;
  const doings = listIn(locale).format(named.map((letter) => data.types[letter].does));
  return (
    <div className="grid grid-cols-1 gap-8">
      <ResultHero
        scene={<ResultScene id={portrait} />}
        colour={colour}
        title={fill(title, { name: data.name })}
        lead={isFlat ? copy.flat : fill(copy.likes, { doings })}
        picture={
          <>
            <HexagonChart
              isPlain
              points={riasecLetters.map((letter) => ({
                id: letter,
                letter,
                name: data.types[letter].name,
                value: points[letter] / most,
                low: points[letter] / most,
                high: points[letter] / most,
                colorClass: `type-${letter.toLowerCase()}`,
              }))}
              title={copy.hexagon}
              description={listIn(locale).format(scores)}
            />
            <FirstCareers careers={data.careers} catalog={data.names} label={copy.careers} />
          </>
        }
      />
      {both}
      <section className="stack max-w-(--measure)">
        <p className="lead">{copy.ask}</p>
        <p className="text-muted">
          {who} {fill(until, { date: longDateIn(locale).format(new Date(expiresAt)) })}
        </p>
      </section>
      {children}
    </div>
  );
}

async function loadTold({ portrait, careers: ids }: GuestSummary, locale: Locale) {
  const [{ names, careers }, types, { portraitNames }] = await Promise.all([
    loadCatalog(locale),
    loadWords(wordsOf('interests-types'), locale),
    namesIn[locale](),
  ]);
  return {
    names,
    types,
    careers: ids.flatMap((id) => careers.find((career) => career.id === id) ?? []),
    name: portraitNames[portrait],
  };
}

const namesIn = {
  es: () => import('#content/compiled/portraits/names.es.js'),
  en: () => import('#content/compiled/portraits/names.en.js'),
};
