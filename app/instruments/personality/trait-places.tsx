import { personalityPlace } from '#content/instruments/personality/place.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { isUnmarked, type PersonalityProfile } from '#domain/instruments/personality/profile.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { TraitLine } from './trait-line.tsx';

/** The five lines, and the same in a table; only the points, folded, where no trait is marked. */
export function TraitPlaces({
  profile,
  words,
}: {
  profile: PersonalityProfile;
  words: ReportWords;
}) {
  const { places } = profile;
  const { linesTitle, table, unmarked, types } = words.instruments.personality;
  const { score } = words.results.report.chart;
  if (isUnmarked(profile)) {
    return (
      <details className="fold">
        <summary>{unmarked.numbers}</summary>
        <DataTable
          caption={unmarked.numbers}
          captionHidden
          columns={[
            { id: 'trait', label: table.trait },
            { id: 'points', label: score, isNumber: true },
          ]}
          rows={places.flatMap((place) =>
            place.kind === 'placed'
              ? [
                  {
                    id: place.trait,
                    cells: [types[place.trait].name, `${place.points} / ${place.max}`],
                  },
                ]
              : [],
          )}
        />
      </details>
    );
  }
  return (
    <section className="stack">
      <h2>{linesTitle}</h2>
      <ul className="grid gap-8 md:grid-cols-2 md:gap-x-16">
        {places.map((place) => (
          <li key={place.trait}>
            <TraitLine place={place} words={words} />
          </li>
        ))}
      </ul>
      <details className="fold">
        <summary>{table.caption}</summary>
        <DataTable
          caption={table.caption}
          captionHidden
          columns={[
            { id: 'trait', label: table.trait },
            { id: 'points', label: score, isNumber: true },
            { id: 'place', label: table.place },
          ]}
          rows={places.map((place) => {
            const { name, said } = personalityPlace(place, words);
            const points = place.kind === 'placed' ? `${place.points} / ${place.max}` : '–';
            return { id: place.trait, cells: [name, points, said] };
          })}
        />
      </details>
    </section>
  );
}
