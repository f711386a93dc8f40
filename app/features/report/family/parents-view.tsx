import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { InterestsChart } from '#app/instruments/interests/chart.tsx';
import { FirstCareers } from '#app/instruments/interests/first-careers.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { familyLines } from '#content/report/family-lines.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { TalkAtHome } from '../talk-at-home.tsx';
import { FamilyBooking } from './family-booking.tsx';
import { FamilyNumbers } from './family-numbers.tsx';

/**
 * What a family reads first of a result that was shared with them, in words for them; the report in full is folded below it,
 * with all that is known of the two prices of a university.
 */
export function ParentsView({
  told,
  who,
  start,
  both,
  copy,
}: {
  told: ReportInWords;
  /** What the sentences call the person. */
  who: string;
  /** The month in which the shared plan starts, `YYYY-MM`. */
  start: string | undefined;
  /** What was guessed beside what the answers say. */
  both?: ReactNode;
  copy: Copy['parents'];
}) {
  const { report, words } = told;
  const interests = sectionFor(report.sections, 'interests');
  const plan = toldPlan(report, words);
  const portrait = interests && portraitOf(interests.profile);
  const leading = interests && leadingLetter(interests.profile);
  const [first, ...others] = interests ? familyLines(interests, who, copy) : [];
  const own = words.instruments.interests;
  const chartWords = {
    ...own,
    chart: { ...own.chart, title: copy.hexagon, description: '{scores}' },
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      {interests && portrait && (
        <ResultHero
          scene={<ResultScene id={portrait.id} />}
          colour={leading && `type-${leading.toLowerCase()}`}
          title={fill(copy.named, {
            name: textsOf(interestsHeadline(interests, words), 'title').join(' '),
          })}
          lead={first}
          picture={
            <>
              <InterestsChart section={interests} copy={chartWords} isPlain />
              <FirstCareers
                careers={firstCareers(report.careers).map(({ career }) => career)}
                catalog={words.catalog}
                label={words.parts.careers.first}
              />
            </>
          }
        />
      )}
      {both}
      <section className="stack max-w-(--measure)">
        {!portrait && <p className="lead">{first}</p>}
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-muted">{copy.who.text}</p>
      </section>
      <FamilyNumbers start={start} copy={copy} />
      {plan && (
        <section className="stack max-w-(--measure)">
          <h2>{copy.plan}</h2>
          <p className="text-muted">
            {plan.choice}. {fill(copy.planVoice, { who })}
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
      <FamilyBooking copy={copy} />
    </div>
  );
}
