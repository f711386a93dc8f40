import { Clipboard, Compass, Map } from 'lucide-react';
import type { ReactNode } from 'react';
import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { namesIn } from '#content/instruments/registry.ts';
import type { WordsOfSection } from '#content/instruments/section/words-of-section.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { hasGaps } from '#content/report/together-lines.ts';
import { bookingLink } from '#content/booking-link.ts';
import { site } from '#content/site.ts';
import { instrumentIds, sectionFor } from '#domain/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';

/**
 * What one does with a result, each a press away: three large, the next test first while one is missing, and keeping,
 * printing and talking as a quiet row below them.
 */
export function NextSteps({
  report,
  words,
  testPath,
  isGuest,
  copy,
}: {
  report: Report;
  words: ReportWords;
  /** Where the test is taken. */
  testPath: string;
  isGuest: boolean;
  /** What the instrument says of taking it once more. */
  copy: WordsOfSection['next'];
}) {
  const paths = usePaths();
  const said = words.results.report.next;
  const hasCareers = report.careers.kind === 'matched';
  const missing = instrumentIds.find((id) => !sectionFor(report.sections, id));
  const look = hasCareers ? (
    <a href="#careers">
      <Step icon={<Compass size={24} />}>{said.careers}</Step>
    </a>
  ) : (
    <Link to={testPath}>
      <Step icon={<Compass size={24} />}>{said.repeat}</Step>
    </Link>
  );
  const test = (
    <Link to={paths.to(missing ? shownInstruments[missing].page : 'joint')}>
      <Step icon={<Clipboard size={24} />}>
        {missing ? namesIn(words.locale, 'take')[missing] : said.together}
      </Step>
    </Link>
  );
  const minutes = { n: site.claims.sessionMinutes };
  return (
    <section className="next-steps-section no-print">
      <h2 className="next-steps-title">{said.title}</h2>
      <ul className="next-steps">
        <li>{missing ? test : look}</li>
        <li>{missing ? look : test}</li>
        <li>
          <Link to={paths.to('pathway')}>
            <Step icon={<Map size={24} />}>{said.plan}</Step>
          </Link>
        </li>
      </ul>
      <ul className="quiet-steps">
        <li>
          <Link to={paths.to(isGuest ? 'register' : 'profile')}>
            {isGuest ? said.save : said.kept}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => print()}>
            {said.print}
          </button>
        </li>
        <li>
          <a href={bookingLink.href} ping={bookingLink.ping} target="_blank" rel="noopener">
            {fill(said.talk, minutes)}
            <span className="sr-only"> ({said.newTab})</span>
          </a>
        </li>
      </ul>
      <AdviserHours newTab={said.newTab} />
      {!hasCareers && !hasGaps(report) && (
        <p className="text-muted">
          {copy.repeatTitle}: {copy.repeatText}
        </p>
      )}
    </section>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </>
  );
}
