import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { namesIn } from '#content/instruments/registry.ts';
import { jointLines } from '#content/report/joint-lines.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { hasGaps } from '#content/report/together-lines.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';

/** The way from one test to all three together: where they are read, or which one comes next. */
export function TogetherCard({ report, words }: { report: Report; words: ReportWords }) {
  const paths = usePaths();
  const said = words.parts.together;
  const [missing] = report.together.missing;
  const { weighs, traits } = jointLines(report, words);
  const line = sectionFor(report.sections, 'values') ? weighs : traits;
  // With one test there is nothing to read beside it; the next one is among what one does next.
  if (report.sections.length < 2) return null;
  return (
    <section id="together" className="panel stack no-print">
      <h2 className="text-[1.3rem]">{missing || hasGaps(report) ? said.title : said.whole}</h2>
      {line && <p>{line}</p>}
      {missing && <p>{words.instruments[missing].missing}</p>}
      <p>
        <ButtonLink
          variant={missing ? 'secondary' : 'primary'}
          to={paths.to(missing ? shownInstruments[missing].page : 'joint')}
        >
          {missing ? namesIn(words.locale, 'take')[missing] : words.results.report.next.together}
        </ButtonLink>
      </p>
    </section>
  );
}
