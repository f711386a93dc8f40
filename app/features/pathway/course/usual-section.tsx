import { usualWay } from '#content/pathway/stations.ts';
import { usualYear } from '#content/pathway/usual-year.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { fill } from '#app/i18n/fill.ts';
import { Stations } from './stations.tsx';
import { TodayLine } from './today-line.tsx';

/** The usual way from a country as a short line of stations, with what holds of it today. */
export function UsualSection({
  id,
  title,
  country,
  today,
  copy,
}: {
  /** Of its title. */
  id: string;
  title: string;
  country: PathwayCountry;
  /** `YYYY-MM-DD`. */
  today: string;
  copy: Copy;
}) {
  const { stations, months } = usualWay(country);
  const year = usualYear(country, today);
  return (
    <section className="pathway-usual no-print" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="lead">{fill(copy.usual.text, { n: months })}</p>
      <TodayLine usual={months} year={year} today={today} copy={copy.usual} />
      <Stations
        stations={stations}
        dated={{ year, today }}
        isBrief
        end={copy.usual.start}
        level="h3"
        copy={copy}
      />
    </section>
  );
}
