import { useEffect, useRef, useState } from 'react';
import { site } from '#content/site.ts';
import type { Fact } from '#content/facts/fact.ts';
import { profileOf } from '#content/pathway/plan-profile.ts';
import { stopNotes } from '#content/pathway/stop-words.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { isSameChoice } from '#domain/pathway/choices.ts';
import { tick } from '#domain/pathway/plan.ts';
import { planFor, type Stop } from '#domain/pathway/plan-for.ts';
import { termsOf } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { MissedStops } from './missed-stops.tsx';
import { MonthBand } from './month-band.tsx';
import { ThisMonth } from './this-month.tsx';
import { ClaimPlan } from './claim-plan.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanTick } from './plan-tick.tsx';
import { PathwayStepItem } from './pathway-step.tsx';
import { PathwayTuition } from './pathway-tuition.tsx';
import { PathwayView } from './pathway-view.tsx';
import { dayOf } from '#domain/pathway/months.ts';
import { useFormChoice } from './use-form-choice.ts';
import { usePlan } from './use-plan.ts';
import { WhoYouAre } from './who-you-are.tsx';
import { tuitionDue } from '#content/pathway/tuition-due.ts';
import { slotWords } from '#content/pathway/when-words.ts';

/** The answer to the four choices, at once with each change, with dates counted from today. */
export function LivePathway({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { choice, situation, asked, put, show } = useFormChoice();
  const kept = usePlan();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) title.current?.focus();
  }, [asked]);
  const { plan, save } = kept;
  const isOpen = choice === undefined;
  useEffect(() => {
    if (plan && isOpen) put(plan.choice);
    // Only a plan that arrives, or a form that is emptied, changes what is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [plan, isOpen]);
  const words = copy.answer;
  const [today] = useState(() => dayOf(new Date()));
  const ownPlan = plan && choice && isSameChoice(plan.choice, choice) ? plan : undefined;
  const terms = termsOf(situation, ownPlan ?? {});
  const told = choice && { choice, ticks: {}, ...ownPlan, ...terms };
  // The first tick keeps the plan, unless another would be lost by it.
  const tickable = ownPlan || plan === null ? told : undefined;
  const months = told && planFor(pathwayRules, profileOf(told, situation.past), today);
  const tuition = tuitionDue(terms, today, { copy, locale });
  const pathway = months?.pathway;
  const way = pathway && wayWords(pathway, copy);
  const stopsNow =
    months?.stops.filter((stop) => months.thisMonth.includes(stop) || stop.done === today) ?? [];
  const renderTick = ({ id, done }: Stop<Fact>) =>
    tickable && (
      <PlanTick
        step={id}
        day={done ?? undefined}
        onTick={() => save(tick(tickable, id, dayOf(new Date())))}
        copy={copy}
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {way && fill(words.ready, { way: way.title, steps: pathway.steps.length })}
      </p>
      <ClaimPlan kept={kept} copy={copy} />
      {told && months && pathway && way && (
        <section className="pathway-answer" aria-labelledby="pathway-answer-title">
          <header className="page-head">
            <p className="eyebrow">{words.eyebrow}</p>
            <h2 id="pathway-answer-title" ref={title} tabIndex={-1}>
              {way.title}
            </h2>
            <p className="lead">{way.text}</p>
            <p className="text-muted">{choiceWords(told.choice, copy, locale)}</p>
            <WhoYouAre situation={situation} stay={terms.stay} copy={copy.who} />
          </header>
          <MissedStops
            plan={months}
            onStart={(start) => show({ ...told.choice, start })}
            copy={copy}
          />
          <ThisMonth
            plan={months}
            stops={stopsNow}
            renderTick={renderTick}
            tuition={tuition}
            copy={copy}
          />
          <MonthBand plan={months} start={told.choice.start} tuition={tuition} copy={copy} />
          <PlanPanel kept={kept} told={told} months={months} onShow={show} copy={copy} />
          <PathwayView
            pathway={{ ...pathway, steps: months.stops }}
            stale={pathway.staleFacts}
            level="h3"
            tuition={<PathwayTuition level="h4" copy={copy} />}
            copy={copy}
            renderStep={(stop) => (
              <PathwayStepItem
                key={stop.id}
                step={stop}
                when={slotWords(stop.slot, copy.when, locale)}
                notes={stopNotes(stop, copy, locale)}
                isLate={stop.slot.kind === 'late'}
                isDone={stop.done !== null}
                isFolded
                stale={pathway.staleFacts}
                level="h4"
                copy={copy}
              >
                {!stopsNow.includes(stop) && renderTick(stop)}
              </PathwayStepItem>
            )}
          />
          <div className="panel stack no-print">
            <p>{words.session}</p>
            <div className="actions">
              <ButtonLink href={site.bookingUrl.value} external externalLabel={words.newTab}>
                {words.book}
              </ButtonLink>
              <Button variant="secondary" onClick={() => globalThis.print()}>
                {words.print}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
