import { useState } from 'react';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { profileOf } from '#content/pathway/plan-profile.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { stopNotes } from '#content/pathway/stop-notes.ts';
import { slotWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { nextStop, planFor } from '#domain/pathway/plan-for.ts';
import { termsOf } from '#domain/situation/situation.ts';
import { readSituation } from '#app/data/device/kept-situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { dayOf } from '#domain/pathway/months.ts';

/** The pathway of a plan as words, for a page that has the plan at hand: way in, progress, the next step with its date. */
export function KeptPathway({ plan, copy }: { plan: Plan; copy: Copy }) {
  const locale = useLocale();
  const paths = usePaths();
  const words = copy.plan;
  const [today] = useState(() => dayOf(new Date()));
  const situation = readSituation(today);
  const profile = profileOf({ ...plan, ...termsOf(situation, plan) }, situation);
  const told = planFor(pathwayRules, profile, today);
  const { pathway, stops, missed } = told;
  const done = stops.filter((stop) => stop.done !== null).length;
  const next = nextStop(told);
  return (
    <>
      <p>
        <strong>{wayWords(pathway, copy).title}</strong>
        <br />
        <span className="text-muted">{choiceWords(plan.choice, copy, locale)}</span>
      </p>
      <p>{fill(words.progress, { done, all: stops.length })}.</p>
      {next && (
        <div className="next-step">
          <h3 className="text-[0.95rem] font-semibold text-muted">{words.next}</h3>
          <p className="text-[1.15rem] font-semibold">{copy.steps[next.id].title}</p>
          <p className={next.slot.kind === 'late' ? 'pathway-when is-late' : 'pathway-when'}>
            {[slotWords(next.slot, copy.when, locale), ...stopNotes(next, copy, locale)].join(
              ' · ',
            )}
          </p>
        </div>
      )}
      {!next && missed.length === 0 && <p>{words.allDone}</p>}
      {missed.length > 0 && <p>{fill(words.tooLate, { n: missed.length })}</p>}
      <div className="actions no-print">
        <ButtonLink variant="secondary" to={paths.to('pathway')}>
          {words.see}
        </ButtonLink>
      </div>
    </>
  );
}
