import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import type { Overview } from '#app/data/admin/admin-overview.ts';
import { fill } from '#app/i18n/fill.ts';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { dropOffs, type DropOff } from './drop-off.ts';

/** At which question attempts are left, per test and form. */
export function DropOffSection({ overview, copy }: { overview: Overview; copy: Copy }) {
  const words = copy.overview.dropOff;
  const order = instrumentIds.map((id): string => instruments[id].storedId);
  const lines = dropOffs(overview).toSorted(
    (a, b) => order.indexOf(a.instrument) - order.indexOf(b.instrument),
  );
  if (lines.length === 0) return null;
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="text-muted">{words.note}</p>
      {lines.map((line) => (
        <Line key={`${line.instrument}/${line.form}`} line={line} copy={copy} />
      ))}
    </section>
  );
}

function Line({ line, copy }: { line: DropOff; copy: Copy }) {
  const words = copy.overview.dropOff;
  const { started, finished, reached, stops } = line;
  const [most] = stops;
  const name = instrumentName(copy.instruments, line.instrument);
  const form = line.form === 'short' ? copy.forms.short : copy.forms.full;
  const caption = fill(words.chart, { test: name ?? line.instrument, form, n: started });
  return (
    <div className="stack">
      <h3>{caption}</h3>
      {most ? (
        <>
          <p>{fill(words.most, { answered: most.answered, left: most.left })}</p>
          <LineChart label={caption} values={reached} />
        </>
      ) : (
        <p>{words.noneLeft}</p>
      )}
      <details className="fold">
        <summary>{copy.overview.table}</summary>
        <DataTable
          caption={caption}
          captionHidden
          columns={[
            { id: 'question', label: words.question, isNumber: false },
            { id: 'reached', label: words.reached, isNumber: true },
            { id: 'left', label: words.left, isNumber: true },
          ]}
          rows={[
            ...stops
              .toSorted((a, b) => a.answered - b.answered)
              .map(({ answered, left }) => ({
                id: String(answered),
                cells: [answered, reached[answered] ?? 0, left],
              })),
            { id: 'finished', cells: [words.finished, finished, 0] },
          ]}
        />
      </details>
    </div>
  );
}
