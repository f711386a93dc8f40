import { countryName } from '#content/pathway/country-names.ts';
import { profileOf } from '#content/pathway/plan-profile.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { usualWay } from '#content/pathway/stations.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import { monthNameIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { startsFor, type PathwayCountry } from '#domain/pathway/choices.ts';
import { nextStop, planFor } from '#domain/pathway/plan-for.ts';
import { emptySituation, termsOf } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Stations } from './stations.tsx';

/** The usual way from one country, in the place of the one that the page was built with: with its years, and what is due today. */
export function UsualFrom({
  country,
  today,
  copy,
}: {
  country: PathwayCountry;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy;
}) {
  const locale = useLocale();
  const name = countryName(country, locale, copy.form.otherCountry);
  const { from, fromText, start: end, today: due } = copy.usual;
  const choice = {
    country,
    diploma: 'national',
    aim: 'public-degree',
    start: startsFor('public-degree', today)[0] ?? '',
  } as const;
  const told = { choice, ticks: {}, ...termsOf(emptySituation, {}) };
  const next = nextStop(planFor(pathwayRules, profileOf(told), today));
  return (
    <section className="pathway-usual no-print" aria-labelledby="usual-from">
      <h2 id="usual-from">{fill(from, { country: name })}</h2>
      <p className="lead">
        {fromText}{' '}
        {next &&
          fill(due, {
            month: monthNameIn(locale).format(new Date(today)),
            step: copy.steps[next.id].title,
            start: monthWords(choice.start, locale),
          })}
      </p>
      <Stations
        stations={usualWay(country).stations}
        startYear={Number(choice.start.slice(0, 'YYYY'.length))}
        isBrief
        end={end}
        level="h3"
        copy={copy}
      />
    </section>
  );
}
