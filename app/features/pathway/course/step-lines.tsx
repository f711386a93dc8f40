import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { FamilyMoney } from '#content/pathway/family-money.ts';
import { stopNotes } from '#content/pathway/stop-notes.ts';
import { slotWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import type { MonthPlan, Stop } from '#domain/pathway/plan-for.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { StepBody } from '#app/features/pathway/step-body.tsx';
import { StepSign } from './step-sign.tsx';

/** Draws the tick of a stop; bare where its title stands beside it. */
export type RenderTick = (stop: Stop<Fact>, isLarge: boolean) => ReactNode;

/** What this month and the later ones are told from. */
export type MonthsGiven = {
  plan: MonthPlan<Fact>;
  /** The step that stands large: the next one, or the one just ticked. */
  large: StepId | undefined;
  renderTick: RenderTick;
  money: FamilyMoney;
  copy: Copy;
};

/** Stops, a line each. */
export function StepLines({
  stops,
  renderTick,
  pathway,
  copy,
}: {
  stops: readonly Stop<Fact>[];
  renderTick: RenderTick;
  pathway: MonthPlan<Fact>['pathway'];
  copy: Copy;
}) {
  if (stops.length === 0) return null;
  return (
    <ul className="step-lines">
      {stops.map((stop) => (
        <StepLine
          key={stop.id}
          stop={stop}
          tick={renderTick(stop, false)}
          pathway={pathway}
          copy={copy}
        />
      ))}
    </ul>
  );
}

/** A stop as one line: its sign, its title and its tick; when, where and with which papers is a press away. Links lead here. */
function StepLine({
  stop,
  tick,
  pathway,
  copy,
}: {
  stop: Stop<Fact>;
  tick: ReactNode;
  pathway: MonthPlan<Fact>['pathway'];
  copy: Copy;
}) {
  const locale = useLocale();
  const { slot, done, onlyIfAsked } = stop;
  const isLate = slot.kind === 'late' && done === null;
  return (
    <li className={done === null ? 'step-line' : 'step-line is-done'} id={`step-${stop.id}`}>
      <StepSign id={stop.id} />
      <details>
        <summary>
          <span className="step-line-title">{copy.steps[stop.id].title}</span>
          {stop.id === 'request-visa' && (
            <span className="step-line-note">{copy.answer.beforePlace}</span>
          )}
          {onlyIfAsked && <span className="step-line-note">{copy.answer.onlyIfAsked}</span>}
          {isLate && (
            <span className="step-line-note is-late">{slotWords(slot, copy.when, locale)}</span>
          )}
        </summary>
        <p className={isLate ? 'pathway-when is-late' : 'pathway-when'}>
          <span className="sr-only">{copy.answer.when}: </span>
          {[slotWords(slot, copy.when, locale), ...stopNotes(stop, copy, locale)].join(' · ')}
        </p>
        <StepBody step={stop} country={pathway.country} copy={copy} />
      </details>
      {tick}
    </li>
  );
}
