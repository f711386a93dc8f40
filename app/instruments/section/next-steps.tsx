import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { WordsOfSection } from '#content/instruments/section/words-of-section.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import { bookingLink } from '#content/booking-link.ts';
import { site } from '#content/site.ts';

/** Three things to do with a result: look at careers (or try something and repeat), keep it, talk about it. */
export function NextSteps({
  testPath,
  isGuest,
  hasCareers = false,
  copy,
}: {
  /** Where the test is taken. */
  testPath: string;
  isGuest: boolean;
  /** Whether careers are suggested further down. */
  hasCareers?: boolean;
  copy: ReportWords['results']['report']['next'] & WordsOfSection['next'];
}) {
  const paths = usePaths();
  const minutes = { n: site.claims.sessionMinutes };
  return (
    <section className="comes-below panel stack no-print">
      <h2>{copy.title}</h2>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {hasCareers && (
          <Step title={copy.careersTitle} text={copy.careersText}>
            <ButtonLink href="#careers" variant={isGuest ? 'secondary' : 'primary'}>
              {copy.careers}
            </ButtonLink>
          </Step>
        )}
        {isGuest ? (
          <Step title={copy.saveTitle} text={copy.saveText}>
            <ButtonLink to={paths.to('register')}>{copy.save}</ButtonLink>
          </Step>
        ) : (
          <Step title={copy.keptTitle} text={copy.keptText}>
            <ButtonLink variant="secondary" to={paths.to('profile')}>
              {copy.kept}
            </ButtonLink>
          </Step>
        )}
        <Step title={copy.bookTitle} text={fill(copy.bookText, minutes)}>
          <ButtonLink
            variant={isGuest || hasCareers ? 'secondary' : 'primary'}
            {...bookingLink}
            externalLabel={copy.newTab}
          >
            {fill(copy.book, minutes)}
          </ButtonLink>
        </Step>
        {!hasCareers && (
          <Step title={copy.repeatTitle} text={copy.repeatText}>
            <ButtonLink variant="quiet" to={testPath}>
              {copy.repeat}
            </ButtonLink>
          </Step>
        )}
      </ol>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-start gap-2 md:gap-3">
      <h3>{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </li>
  );
}
