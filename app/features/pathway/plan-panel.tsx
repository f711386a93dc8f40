import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { isSameChoice, type PathwayChoice } from '#domain/pathway/choices.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import type { Pathway } from '#domain/pathway/pathway-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile, textFile } from '#app/ui/save-file.ts';
import { choiceWords } from '#content/pathway/choice-words.ts';
import { planCalendar } from './plan-calendar.ts';
import { dayOf } from '#domain/pathway/months.ts';
import type { KeptPlan } from './use-plan.ts';

/** Keeping the pathway: saved or not, how far, the calendar, and another plan that is kept already. */
export function PlanPanel({
  kept,
  choice,
  pathway,
  onShow,
  copy,
}: {
  kept: KeptPlan;
  choice: PathwayChoice;
  pathway: Pathway<Fact>;
  onShow: (choice: PathwayChoice) => void;
  copy: Copy;
}) {
  const words = copy.plan;
  const { owner, plan, save, saving } = kept;
  if (owner === undefined) return null;
  const isKept = plan && isSameChoice(plan.choice, choice);
  return (
    <section className="panel stack no-print" aria-labelledby="plan-title">
      <h3 id="plan-title">{words.title}</h3>
      {isKept ? (
        <Kept kept={kept} plan={plan} pathway={pathway} copy={copy} />
      ) : (
        <>
          <p>{words.text}</p>
          {plan && <OtherPlan plan={plan} onShow={onShow} copy={copy} />}
          <div className="actions">
            <Button
              variant="secondary"
              busy={saving === 'pending'}
              onClick={() => save({ choice, ticks: {} })}
            >
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
  plan,
  pathway,
  copy,
}: {
  kept: KeptPlan;
  plan: Plan;
  pathway: Pathway<Fact>;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.plan;
  const { ticks } = plan;
  const done = pathway.steps.filter(({ id }) => ticks[id] !== undefined).length;
  function download(): void {
    const url = location.origin + location.pathname;
    const given = { pathway, ticks, today: dayOf(new Date()), now: new Date(), url, locale, copy };
    saveFile(words.calendarFile, textFile(planCalendar(given), 'text/calendar'));
  }
  return (
    <>
      <p>
        <strong>{fill(words.progress, { done, all: pathway.steps.length })}.</strong>{' '}
        {saving === 'pending'
          ? words.saving
          : owner === null
            ? words.savedHere
            : words.savedAccount}
      </p>
      <div className="actions">
        <Button variant="secondary" onClick={download}>
          {words.calendar}
        </Button>
        <Button variant="quiet" onClick={() => save(null)}>
          {words.forget}
        </Button>
      </div>
    </>
  );
}

/** A kept plan for other choices: it can be looked at before it is replaced. */
export function OtherPlan({
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
