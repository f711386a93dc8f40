import type { Copy } from '#content/instruments/values/words/es/report.ts';
import type { ByValue, WorkValue } from '#domain/instruments/values/work-values.ts';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Meter } from '#app/ui/charts/meter.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import { errorBand } from '#domain/report/error-band.ts';
import { Stone, stoneColour } from './stone.tsx';
import { signedTenthsIn, tenthsIn } from '#content/wording/formats.ts';

/** The six importances as stones and bars, with their error and the own mean; and as a table. */
export function ValuesScores({
  scores,
  centred,
  isRanked,
  copy,
  words,
}: {
  scores: readonly ScaleScore<WorkValue>[];
  /** `undefined` when a value has no score: the mean would be another. */
  centred: ByValue<number> | undefined;
  /** Whether the order of the cards counts in `centred`. */
  isRanked: boolean;
  copy: ReportWords['results']['report'];
  words: Copy;
}) {
  const { noScore, prorated, range } = copy.scores;
  const signed = signedTenthsIn(useLocale());
  const plain = tenthsIn(useLocale());
  const awayLine = (distance: number) =>
    fill(words.scores.away[distance > 0 ? 'above' : distance < 0 ? 'below' : 'at'], {
      n: plain.format(Math.abs(distance)),
    });
  const raws = scores.flatMap((score) => (score.kind === 'incomplete' ? [] : [score.raw]));
  const mean = raws.reduce((sum, raw) => sum + raw, 0) / raws.length;
  const away = (value: WorkValue) => (centred ? signed.format(centred[value]) : undefined);
  return (
    <section className="stack">
      <h2>{words.scores.title}</h2>
      <ul className="grid gap-5 md:grid-cols-2 md:gap-x-12">
        {scores.map((score, order) => {
          const { name, line } = words.types[score.scale];
          if (score.kind === 'incomplete') {
            return (
              <li key={score.scale} className="meter-head">
                <span className="meter-label">{name}</span>
                <span className="meter-text">
                  {fill(noScore, { n: score.answered, of: score.of })}
                </span>
              </li>
            );
          }
          const { low, high } = errorBand(score);
          const points = fill(words.scores.score, { n: score.raw, max: score.max });
          const distance = centred?.[score.scale];
          return (
            <li key={score.scale} className="value-row">
              <Stone weight={score.raw / score.max} order={order} />
              <div>
                <Meter
                  label={name}
                  text={points}
                  spoken={distance === undefined ? undefined : `${points} · ${awayLine(distance)}`}
                  value={score.raw / score.max}
                  low={low / score.max}
                  high={high / score.max}
                  mean={centred && mean / score.max}
                  colorClass={stoneColour(order)}
                />
                <p className="mt-1 text-[0.95rem] text-muted">
                  {line}
                  {score.prorated && ` ${fill(prorated, { n: score.answered, of: score.of })}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-[0.95rem] text-muted">
        {words.scores.text}
        {isRanked && ` ${words.scores.ranked}`}
      </p>
      <details className="fold">
        <summary>{words.scores.caption}</summary>
        <DataTable
          caption={words.scores.caption}
          captionHidden
          columns={[
            { id: 'value', label: words.scores.value },
            { id: 'points', label: copy.chart.score, isNumber: true },
            { id: 'range', label: copy.chart.range, isNumber: true },
            { id: 'away', label: words.scores.awayTitle, isNumber: true },
          ]}
          rows={scores.map((score) => ({
            id: score.scale,
            cells: [
              words.types[score.scale].name,
              ...(score.kind === 'incomplete'
                ? ['–', '–', '–']
                : [
                    `${score.raw} / ${score.max}`,
                    fill(range, errorBand(score)),
                    away(score.scale) ?? '–',
                  ]),
            ],
          }))}
        />
      </details>
    </section>
  );
}
