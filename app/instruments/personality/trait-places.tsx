import { personalityPlace } from '#content/instruments/personality/place.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { TraitLine } from './trait-line.tsx';

/** The five lines, and the same in a table. */
export function TraitPlaces({
  places,
  words,
}: {
  places: readonly TraitPlace[];
  words: ReportWords;
}) {
  const { linesTitle, table } = words.instruments.personality;
  return (
    <section className="stack">
      <h2>{linesTitle}</h2>
      <ul className="grid gap-10">
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
            { id: 'points', label: words.results.report.chart.score, isNumber: true },
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
