import { fill } from '#app/i18n/fill.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import { site } from '#content/site.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { TalkAtHome } from './talk-at-home.tsx';

/**
 * What a family reads first of a result that was shared with them; the report in full stands below it, with all that
 * is known of the two prices of a university.
 */
export function ParentsView({ told, copy }: { told: ReportInWords; copy: Copy['parents'] }) {
  const { report, words } = told;
  const interests = sectionFor(report.sections, 'interests');
  const lines = interests ? interestsHeadline(interests, words) : [];
  const plan = toldPlan(report, words);
  const { next } = words.results.report;
  const minutes = { n: site.claims.sessionMinutes };
  return (
    <div className="grid grid-cols-1 gap-8">
      {lines.length > 0 && (
        <section className="stack max-w-(--measure)">
          <h2>{copy.standsOut}</h2>
          <p className="lead">
            <strong>{textsOf(lines, 'title').join(' ')}</strong>
          </p>
          {textsOf(lines, 'lead').map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="text-[0.95rem] text-muted" lang="zxx">
            {textsOf(lines, 'code').join(' ')}
          </p>
        </section>
      )}
      <TalkAtHome {...told} />
      {plan && (
        <section className="stack max-w-(--measure)">
          <h2>{copy.plan}</h2>
          <p className="text-muted">{plan.choice}</p>
          <h3>{plan.now.title}</h3>
          <ul className="list">
            {plan.now.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {plan.missed.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h3>{plan.due.title}</h3>
          <ul className="list">
            {plan.due.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {plan.tuition?.lines.slice(0, 1).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a href="#plan">{copy.wholePlan}</a>
          </p>
        </section>
      )}
      <section className="panel stack no-print">
        <h2>{next.bookTitle}</h2>
        <p>{fill(next.bookText, minutes)}</p>
        <div>
          <ButtonLink
            variant="secondary"
            href={site.bookingUrl.value}
            external
            externalLabel={next.newTab}
          >
            {fill(next.book, minutes)}
          </ButtonLink>
        </div>
      </section>
      <p className="max-w-(--measure) text-muted">{copy.below}</p>
    </div>
  );
}
