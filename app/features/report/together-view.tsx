import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { namesIn } from '#content/instruments/registry.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { isWhole, togetherLines } from '#content/report/together-lines.ts';
import { fill } from '#app/i18n/fill.ts';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { CombinedChart } from './combined-chart.tsx';
import type { Report } from '#domain/report/report.ts';

/** Interests, values and personality side by side; what is missing is offered, and nothing rules a career out. */
export function TogetherView({
  report,
  words,
  isShared,
}: {
  report: Report;
  words: ReportWords;
  isShared: boolean;
}) {
  const paths = usePaths();
  const said = words.parts.together;
  const take = namesIn(words.locale, 'take');
  const lines = togetherLines(report, words);
  const missing = isShared ? [] : report.together.missing;
  if (lines.length + missing.length === 0) return null;
  const taken = instrumentIds.length - report.together.missing.length;
  const name = taken > 1 ? said.title : said.alone;
  const title = isWhole(report) ? said.whole : `${name} · ${fill(said.taken, { n: taken })}`;
  return (
    <FoldedSection id="together" title={title} isOpen={isWhole(report)}>
      {isWhole(report) ? (
        <CombinedChart report={report} words={words} />
      ) : (
        <p className="lead">{said.lead}</p>
      )}
      {lines.length > 0 && (
        <ul className="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {missing.map((test) => (
        <p key={test}>
          {words.instruments[test].missing}{' '}
          <Link to={paths.to(shownInstruments[test].page)}>{take[test]}</Link>
        </p>
      ))}
    </FoldedSection>
  );
}
