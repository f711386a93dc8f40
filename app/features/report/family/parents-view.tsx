import { AdviserHours } from '#app/booking/adviser-hours.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { familyLines } from '#content/report/family-lines.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import { bookingLink } from '#content/booking-link.ts';
import { site } from '#content/site.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { TalkAtHome } from '../talk-at-home.tsx';
import { FamilyNumbers } from './family-numbers.tsx';

/**
 * What a family reads first of a result that was shared with them, in words for them; the report in full stands below it,
 * with all that is known of the two prices of a university.
 */
export function ParentsView({
  told,
  who,
  start,
  copy,
}: {
  told: ReportInWords;
  /** What the sentences call the person. */
  who: string;
  /** The month in which the shared plan starts, `YYYY-MM`. */
  start: string | undefined;
  copy: Copy['parents'];
}) {
  const { report, words } = told;
  const interests = sectionFor(report.sections, 'interests');
  const plan = toldPlan(report, words);
  const { next } = words.results.report;
  const minutes = { n: site.claims.sessionMinutes };
  return (
    <div className="grid grid-cols-1 gap-8">
      {interests && (
        <section className="stack max-w-(--measure)">
          <h2>{copy.standsOut}</h2>
          {familyLines(interests, who, copy).map((line, at) => (
            <p key={line} className={at === 0 ? 'lead' : undefined}>
              {line}
            </p>
          ))}
          {interests.profile.kind === 'differentiated' && (
            <p>
              {fill(copy.named, {
                title: textsOf(interestsHeadline(interests, words), 'title').join(' '),
              })}
            </p>
          )}
        </section>
      )}
      <FamilyNumbers start={start} copy={copy} />
      {plan && (
        <section className="stack max-w-(--measure)">
          <h2>{copy.plan}</h2>
          <p className="text-muted">
            {plan.choice} {fill(copy.planVoice, { who })}
          </p>
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
      <TalkAtHome {...told} lead={fill(copy.talk, { who })} />
      <section className="panel stack no-print">
        <h2>{copy.book}</h2>
        <p>{fill(copy.bookText, minutes)}</p>
        <div>
          <ButtonLink {...bookingLink} externalLabel={next.newTab}>
            {fill(next.book, minutes)}
          </ButtonLink>
        </div>
        <AdviserHours newTab={next.newTab} />
      </section>
      <div className="stack max-w-(--measure)">
        <h2>{fill(copy.report, { who })}</h2>
        <p className="text-muted">{fill(copy.below, { who })}</p>
      </div>
    </div>
  );
}
