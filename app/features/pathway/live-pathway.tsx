import { useEffect, useRef, useState } from 'react';
import { site } from '#content/site.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { isSameChoice } from '#domain/pathway/choices.ts';
import { tick } from '#domain/pathway/plan.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { ClaimPlan } from './claim-plan.tsx';
import { OtherPlan, PlanPanel } from './plan-panel.tsx';
import { PlanTick } from './plan-tick.tsx';
import { PathwayStepItem } from './pathway-step.tsx';
import { PathwayTuition } from './pathway-tuition.tsx';
import { PathwayView } from './pathway-view.tsx';
import { dayOf } from '#domain/pathway/months.ts';
import { useFormChoice } from './use-form-choice.ts';
import { usePlan } from './use-plan.ts';
import { slotWords } from '#content/pathway/when-words.ts';

/** The answer to the four choices, at once with each change, with dates counted from today. */
export function LivePathway({ copy }: { copy: Copy }) {
  const locale = useLocale();
  const { choice, asked, show } = useFormChoice();
  const kept = usePlan();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked > 0) title.current?.focus();
  }, [asked]);
  const words = copy.answer;
  const [today] = useState(() => dayOf(new Date()));
  const pathway = choice && pathwayFor(pathwayRules, choice, today);
  const way = pathway && wayWords(pathway, copy);
  const { plan, save } = kept;
  const ownPlan = plan && choice && isSameChoice(plan.choice, choice) ? plan : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {way && fill(words.ready, { way: way.title, steps: pathway.steps.length })}
      </p>
      <ClaimPlan kept={kept} copy={copy} />
      {!choice && plan && <OtherPlan plan={plan} onShow={show} copy={copy} />}
      {choice && way && (
        <section className="pathway-answer" aria-labelledby="pathway-answer-title">
          <header className="page-head">
            <p className="eyebrow">{words.eyebrow}</p>
            <h2 id="pathway-answer-title" ref={title} tabIndex={-1}>
              {way.title}
            </h2>
            <p className="lead">{way.text}</p>
            <p className="text-muted">{choiceWords(choice, copy, locale)}</p>
          </header>
          {pathway.lateSteps > 0 && (
            <Notice tone="warn" title={words.tight.title}>
              <p>{fill(words.tight.text, { n: pathway.lateSteps })}</p>
            </Notice>
          )}
          <PlanPanel kept={kept} choice={choice} pathway={pathway} onShow={show} copy={copy} />
          <PathwayView
            pathway={pathway}
            stale={pathway.staleFacts}
            level="h3"
            tuition={<PathwayTuition level="h4" copy={copy} />}
            copy={copy}
            renderStep={(step) => (
              <PathwayStepItem
                key={step.id}
                step={step}
                when={slotWords(step.slot, copy.when, locale)}
                isLate={step.slot.kind === 'late'}
                isDone={ownPlan?.ticks[step.id] !== undefined}
                stale={pathway.staleFacts}
                level="h4"
                copy={copy}
              >
                {ownPlan && (
                  <PlanTick
                    step={step.id}
                    day={ownPlan.ticks[step.id]}
                    onTick={() => save(tick(ownPlan, step.id, dayOf(new Date())))}
                    copy={copy}
                  />
                )}
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
