import type { ReportWords } from '#content/report/report-words.ts';
import { hasGaps, isWhole, togetherLines } from '#content/report/together-lines.ts';
import { fill } from '#app/i18n/fill.ts';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { CombinedChart } from './combined-chart.tsx';
import type { Report } from '#domain/report/report.ts';

/** Interests, values and personality side by side, for who reads them by a link; nothing rules a career out. */
export function TogetherView({ report, words }: { report: Report; words: ReportWords }) {
  const said = words.parts.together;
  const lines = togetherLines(report, words);
  if (lines.length === 0) return null;
  const taken = instrumentIds.length - report.together.missing.length;
  const title =
    isWhole(report) && !hasGaps(report)
      ? said.whole
      : `${said.title} · ${fill(said.taken, { n: taken })}`;
  return (
    <FoldedSection id="together" title={title} isOpen={isWhole(report)}>
      {isWhole(report) ? (
        <CombinedChart report={report} words={words} />
      ) : (
        <p className="lead">{said.lead}</p>
      )}
      <ul className="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FoldedSection>
  );
}
