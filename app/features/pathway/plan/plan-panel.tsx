import { useState } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { isSameChoice, type PathwayChoice } from '#domain/pathway/choices.ts';
import { hasTerms, type Plan } from '#domain/pathway/plan.ts';
import type { MonthPlan } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile, textFile } from '#app/ui/save-file.ts';
import { choiceWords } from '#content/pathway/choice-words.ts';
import { planText } from '#content/pathway/plan-text.ts';
import { SendPlan } from './send-plan.tsx';
import { planKey } from './plan-key.ts';
import { planCalendar } from './plan-calendar.ts';
import { dayOf } from '#domain/pathway/months.ts';
import type { KeptPlan } from './use-plan.ts';

/** Keeping the pathway: saved or not, how far, the calendar, and another plan that is kept already. */
export function PlanPanel({
  kept,
  told,
  months,
  onShow,
  copy,
}: {
  kept: KeptPlan;
  /** The plan as it is shown, kept or not. */
  told: Plan;
  months: MonthPlan<Fact>;
  onShow: (choice: PathwayChoice) => void;
  copy: Copy;
}) {
  const words = copy.plan;
  const { owner, plan, save, saving } = kept;
  if (owner === undefined) return null;
  const isKept = plan && isSameChoice(plan.choice, told.choice);
  return (
    <section className="arrival-card no-print" aria-labelledby="plan-title">
      <h3 id="plan-title">{words.title}</h3>
      {isKept ? (
        <Kept
          kept={kept}
          isCurrent={hasTerms(plan, told)}
          told={told}
          months={months}
          copy={copy}
        />
      ) : (
        <>
          <p>{words.text}</p>
          {plan && <OtherPlan plan={plan} onShow={onShow} copy={copy} />}
          <div className="actions">
            <Button variant="secondary" busy={saving === 'pending'} onClick={() => save(told)}>
              {saving === 'pending' ? words.saving : words.save}
            </Button>
          </div>
        </>
      )}
      {saving === 'error' && <Notice tone="error">{words.failed}</Notice>}
    </section>
  );
}

function Kept({
  kept: { owner, save, saving },
  isCurrent,
  told,
  months,
  copy,
}: {
  kept: KeptPlan;
  /** It was kept with the passport and the region that are said now. */
  isCurrent: boolean;
  told: Plan;
  months: MonthPlan<Fact>;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.plan;
  const done = months.stops.filter((stop) => stop.done !== null).length;
  const url = location.origin + location.pathname;
  const [today] = useState(() => dayOf(new Date()));
  const text = planText(told, months, { today, url, copy, locale });
  async function download(): Promise<void> {
    const key = await planKey(owner ?? null, told.choice);
    const given = { key, plan: months, today, now: new Date(), url, locale, copy };
    saveFile(words.calendarFile, textFile(planCalendar(given), 'text/calendar'));
  }
  return (
    <>
      <p>
        <strong>{fill(words.progress, { done, all: months.stops.length })}.</strong>{' '}
        {saving === 'pending'
          ? words.saving
          : owner === null
            ? words.savedHere
            : words.savedAccount}
      </p>
      <p className="text-muted">{copy.months.calendar}</p>
      {!isCurrent && <p>{words.changed}</p>}
      <div className="actions">
        {!isCurrent && (
          <Button variant="secondary" busy={saving === 'pending'} onClick={() => save(told)}>
            {words.keepChange}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void download()}>
          {words.calendar}
        </Button>
        <SendPlan text={text} copy={words} />
        <Button variant="quiet" onClick={() => save(null)}>
          {words.forget}
        </Button>
      </div>
    </>
  );
}

/** A kept plan for other choices: it can be looked at before it is replaced. */
function OtherPlan({
  plan,
  onShow,
  copy,
}: {
  plan: Plan;
  onShow: (choice: PathwayChoice) => void;
  copy: Copy;
}) {
  const locale = useLocale();
  return (
    <div className="stack no-print">
      <p>{fill(copy.plan.other, { pathway: choiceWords(plan.choice, copy, locale) })}</p>
      <Button variant="quiet" onClick={() => onShow(plan.choice)}>
        {copy.plan.open}
      </Button>
    </div>
  );
}
