import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { fill } from '#app/i18n/fill.ts';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import { axisFloor, DropOffChart } from '#app/ui/charts/drop-off-chart.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { DropOff } from './drop-off.ts';
import { percent } from './percent.ts';

const questionsOnPage = 5;

/** One test in one form: how many go on from question to question, where they stop, and the same in a table. */
export function DropOffLine({ line, copy }: { line: DropOff; copy: Copy }) {
  const { started, finished, reached, stops } = line;
  const words = copy.overview.dropOff;
  const write = (share: number) => percent(share, copy.overview.glance.percent);
  const shareOf = (attempts: number) => write(attempts / Math.max(1, started));
  const test = instrumentName(copy.instruments, line.instrument) ?? line.instrument;
  const form = line.form === 'short' ? copy.forms.short : copy.forms.full;
  const caption = fill(words.chart, { test, form, n: started });
  const floor = axisFloor(reached);
  return (
    <div className="chart-frame">
      <h3>{fill(words.form, { test, form })}</h3>
      <p>{fill(words.done, { finished, n: started, share: shareOf(finished) })}</p>
      {stops.length === 0 ? (
        <p>{words.noneLeft}</p>
      ) : (
        <>
          <p>{mostCommon(line, words)}</p>
          <ul className="chart-legend" aria-hidden="true">
            <li className="legend-line">{words.legend.reached}</li>
            <li className="legend-loss">{words.legend.left}</li>
          </ul>
          <DropOffChart
            label={caption}
            values={reached}
            losses={stops.map(({ answered, left }) => ({ at: answered, count: left }))}
            pageSize={line.form === 'full' ? questionsOnPage : undefined}
            writeShare={write}
          />
          {floor > 0 && <p className="text-muted">{fill(words.axis, { floor: write(floor) })}</p>}
          <AdminTable
            summary={copy.overview.table}
            caption={caption}
            columns={{
              question: words.question,
              reached: words.reached,
              share: words.share,
              left: words.left,
            }}
            numbers={['reached', 'share', 'left']}
            rows={[
              ...stops
                .toSorted((a, b) => a.answered - b.answered)
                .map(({ answered, left }) => {
                  const here = reached[answered] ?? 0;
                  return [String(answered), answered, here, shareOf(here), left] as const;
                }),
              ['finished', words.finished, finished, shareOf(finished), 0],
            ]}
          />
        </>
      )}
    </div>
  );
}

function mostCommon({ stops }: DropOff, words: Copy['overview']['dropOff']): string {
  const [most = { answered: 0, left: 0 }] = stops;
  return fill(most.answered === 0 ? words.mostAtStart : words.most, most);
}
