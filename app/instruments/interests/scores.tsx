import type { ReactNode } from 'react';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';
import { fill } from '#app/i18n/fill.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { Meter } from '#app/ui/charts/meter.tsx';
import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** The six scores as bars with their error, and the same in a table. */
export function InterestsScores({
  section,
  copy,
  children,
}: {
  section: InterestsSection;
  copy: Copy;
  /** What goes with them: their meaning, the answers. */
  children?: ReactNode;
}) {
  const { scores: words, chart } = copy;
  return (
    <FoldedSection id="scores" title={words.title}>
      <ul className="grid gap-5 md:grid-cols-2 md:gap-x-12">
        {section.scores.map((score) => (
          <li key={score.scale}>
            <InterestScore score={score} copy={copy} />
          </li>
        ))}
      </ul>
      <details className="fold">
        <summary>{chart.caption}</summary>
        <DataTable
          caption={chart.caption}
          captionHidden
          columns={[
            { id: 'type', label: chart.type },
            { id: 'score', label: chart.score, isNumber: true },
            { id: 'range', label: chart.range, isNumber: true },
            { id: 'level', label: chart.level },
          ]}
          rows={section.scores.map((score) => ({
            id: score.scale,
            cells: tableCells(score, copy),
          }))}
        />
      </details>
      {children && <div>{children}</div>}
    </FoldedSection>
  );
}

/** One score as a bar, with what its type is about. */
export function InterestScore({ score, copy }: { score: ScaleScore<RiasecLetter>; copy: Copy }) {
  const { scores: words } = copy;
  const { name, line } = copy.types[score.scale];
  if (score.kind === 'incomplete') {
    return (
      <div className={`type-${score.scale.toLowerCase()}`}>
        <p className="meter-head">
          <span className="type-badge">{score.scale}</span>
          <span className="meter-label">{name}</span>
          <span className="meter-text">
            {fill(words.noScore, { n: score.answered, of: score.of })}
          </span>
        </p>
      </div>
    );
  }
  const { low, high } = errorBand(score);
  return (
    <>
      <Meter
        letter={score.scale}
        label={name}
        text={fill(words.score, { n: score.raw, max: score.max, band: words.bands[score.band] })}
        value={score.raw / score.max}
        low={low / score.max}
        high={high / score.max}
        colorClass={`type-${score.scale.toLowerCase()}`}
      />
      <p className="mt-1 text-[0.95rem] text-muted">
        {line}
        {score.prorated && ` ${fill(words.prorated, { n: score.answered, of: score.of })}`}
      </p>
    </>
  );
}

function tableCells(score: ScaleScore<RiasecLetter>, copy: Copy): string[] {
  const { scores: words } = copy;
  const name = `${score.scale} · ${copy.types[score.scale].name}`;
  if (score.kind === 'incomplete') {
    return [name, '–', '–', fill(words.noScore, { n: score.answered, of: score.of })];
  }
  const { low, high } = errorBand(score);
  return [
    name,
    `${score.raw} / ${score.max}`,
    fill(words.range, { low, high }),
    words.bands[score.band],
  ];
}
