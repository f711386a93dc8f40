import { useEffect, useRef, useState } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import { profileOf } from '#content/pathway/plan-profile.ts';
import { writtenIn } from '#content/wording/number-marks.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { withOwnPaper } from '#content/pathway/own-paper.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { isSameChoice } from '#domain/pathway/choices.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import { tick } from '#domain/pathway/plan.ts';
import { nextStop, planFor, type Stop } from '#domain/pathway/plan-for.ts';
import { setAside } from '#domain/pathway/set-aside.ts';
import { isDegree, termsOf } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { countryName } from '#content/pathway/country-names.ts';
import { BothDoors } from './both-doors.tsx';
import { Arrival } from './course/arrival.tsx';
import { CourseChart } from './course/course-chart.tsx';
import { MissedStops } from './course/missed-stops.tsx';
import { MonthsAhead } from './course/months-ahead.tsx';
import { ThisMonth } from './course/this-month.tsx';
import { ClaimPlan } from './plan/claim-plan.tsx';
import { StepLines } from './course/step-lines.tsx';
import { PlanPanel } from './plan/plan-panel.tsx';
import { PlanTick } from './plan/plan-tick.tsx';
import { PathwayTuition } from './pathway-tuition.tsx';
import { PathwayView } from './pathway-view.tsx';
import { dayOf } from '#domain/pathway/months.ts';
import { useCountrySearch } from './use-country-search.ts';
import { SaidLine } from './form/said-line.tsx';
import { useFormChoice } from './form/use-form-choice.ts';
import { useFormFold } from './form/use-form-fold.ts';
import { usePlan } from './plan/use-plan.ts';
import { PassportNotes } from './passport-notes.tsx';
import { TalkItOver } from './talk-it-over.tsx';
import { familyMoney } from '#content/pathway/family-money.ts';
import { UsualSection } from './course/usual-section.tsx';
import { UniversityWays } from './university-ways.tsx';

/** The answer to the choices, at once with each change, with dates counted from today. */
export function LivePathway({ copy: general }: { copy: Copy }) {
  const locale = useLocale();
  const { said, from, choice, situation, hasArrived, asked, offer, show } = useFormChoice();
  useCountrySearch();
  const kept = usePlan();
  const title = useRef<HTMLHeadingElement>(null);
  const { fold, change } = useFormFold({
    hasArrived,
    asked,
    hasAnswer: choice !== undefined,
    title,
  });
  const { plan, save } = kept;
  useEffect(() => {
    if (plan) offer(plan.choice);
    // Only a plan that arrives changes what is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [plan]);
  const [today] = useState(() => dayOf(new Date()));
  // A tick just made does not take its step away.
  const [ticked, setTicked] = useState<StepId>();
  const copy = choice ? withOwnPaper(general, choice, locale) : general;
  const ownPlan = plan && choice && isSameChoice(plan.choice, choice) ? plan : undefined;
  const terms = termsOf(situation, ownPlan ?? {});
  const told = choice && { choice, ticks: {}, ...ownPlan, ...terms };
  // The first tick keeps the plan, unless another would be lost by it.
  const tickable = ownPlan || plan === null ? told : undefined;
  const written = writtenIn(choice?.country ?? '', locale);
  const whole = told && planFor(pathwayRules, profileOf(told, situation), today);
  const money = familyMoney(choice?.country ?? '', terms, { today, copy, locale });
  const pathway = whole?.pathway;
  const way = pathway && wayWords(pathway, copy);
  const { past } = situation;
  const wasAt = choice && isDegree(choice.aim) && (past === 'begun' || past === 'finished') && past;
  // Whoever has been at a university sees first what her ways ask for; the rest stands aside.
  const { plan: months, aside } = whole && wasAt ? setAside(whole) : { plan: whole, aside: [] };
  const isStanding = months?.stops.some(({ id, done }) => id === ticked && done !== null);
  const large = isStanding ? ticked : months && nextStop(months)?.id;
  const renderTick = ({ id, done }: Stop<Fact>, isLarge: boolean) =>
    tickable ? (
      <PlanTick
        step={id}
        day={done ?? undefined}
        isBare={!isLarge}
        onTick={() => {
          setTicked(isLarge ? id : undefined);
          save(tick(tickable, id, dayOf(new Date())));
        }}
        copy={copy}
      />
    ) : (
      // Until it is known what is kept.
      isLarge && plan === undefined && <div className="tick-room" />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {way && fill(copy.answer.ready, { way: way.title, steps: pathway.steps.length })}
      </p>
      <ClaimPlan kept={kept} copy={copy} />
      {from && !said && (
        <UsualSection
          id="usual-from"
          title={fill(copy.usual.from, { country: countryName(from, locale, '') })}
          country={from}
          today={today}
          copy={copy}
        />
      )}
      {said && !choice && (
        <BothDoors
          said={said}
          situation={situation}
          today={today}
          title={title}
          fold={fold}
          onChoose={show}
          copy={copy}
        />
      )}
      {told && whole && months && pathway && way && (
        <section className={`pathway-answer is-${fold}`} aria-labelledby="pathway-answer-title">
          <header className="course-night">
            {fold === 'folded' && (
              <SaidLine choice={told.choice} past={past} onChange={change} copy={copy.form} />
            )}
            <h2 id="pathway-answer-title" className="course-way" ref={title} tabIndex={-1}>
              {wasAt ? copy.university.title[wasAt] : way.title}
            </h2>
            <p className="pathway-said">{choiceWords(told.choice, copy, locale)}</p>
            <CourseChart plan={whole} copy={copy.chart} />
          </header>
          {wasAt && <UniversityWays past={wasAt} country={told.choice.country} copy={copy} />}
          <div className="course-columns">
            <div className="course-steps">
              <ThisMonth
                plan={months}
                large={large}
                renderTick={renderTick}
                money={money}
                copy={copy}
              />
              <MissedStops
                plan={months}
                onStart={(start) => show({ ...told.choice, start })}
                renderTick={renderTick}
                copy={copy}
              />
              <MonthsAhead
                plan={months}
                start={told.choice.start}
                large={large}
                renderTick={renderTick}
                money={money}
                notes={<PassportNotes situation={situation} stay={terms.stay} copy={copy.who} />}
                copy={copy}
              />
              {aside.length > 0 && (
                <details className="fold">
                  <summary>
                    <h3>{fill(copy.university.anew, { n: aside.length })}</h3>
                  </summary>
                  <StepLines stops={aside} renderTick={renderTick} pathway={pathway} copy={copy} />
                </details>
              )}
            </div>
          </div>
          <Arrival start={told.choice.start} title={copy.usual.start}>
            <PlanPanel kept={kept} told={told} months={whole} onShow={show} copy={copy} />
            <TalkItOver copy={copy.answer} />
          </Arrival>
          <PathwayView
            pathway={pathway}
            stale={pathway.staleFacts}
            level="h3"
            amount={money.amount}
            text={wasAt ? undefined : way.text}
            tuition={<PathwayTuition written={written} amount={money.amount} copy={copy} />}
            copy={copy}
          />
        </section>
      )}
    </>
  );
}
