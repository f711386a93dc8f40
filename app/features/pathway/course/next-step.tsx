import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import { stopNotes } from '#content/pathway/stop-notes.ts';
import { slotWords } from '#content/pathway/when-words.ts';
import { splitFirstSentence } from '#content/wording/first-sentence.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { MonthPlan, Stop } from '#domain/pathway/plan-for.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';
import { StepNotes } from '#app/features/pathway/step-body.tsx';
import { StepSign } from './step-sign.tsx';

/** The one thing to do next, large: until when, with which papers, how. */
export function NextStep({
  stop,
  after,
  isNow,
  tick,
  pathway,
  copy,
}: {
  stop: Stop<Fact>;
  /** What comes once it is ticked. */
  after: Stop<Fact> | undefined;
  /** The caller says that this is what is to be done now. */
  isNow: boolean;
  tick: ReactNode;
  pathway: MonthPlan<Fact>['pathway'];
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.answer;
  const notes = stopNotes(stop, copy, locale);
  const isLate = stop.slot.kind === 'late';
  // What it is in one sentence, its tick, then the rest.
  const { title, text } = copy.steps[stop.id];
  const { first, rest } = splitFirstSentence(text);
  return (
    <article className="next-step-card" id={`step-${stop.id}`}>
      <StepSign id={stop.id} />
      {!isNow && <p className="eyebrow">{copy.plan.next}</p>}
      <h4>{title}</h4>
      <p className={isLate ? 'next-stop-when is-late' : 'next-stop-when'}>
        <span className="sr-only">{words.when}: </span>
        {slotWords(stop.slot, copy.when, locale)}
      </p>
      <p>{first}</p>
      {tick}
      {notes.length > 0 && <p className="pathway-note">{notes.join(' · ')}</p>}
      {rest && <p>{rest}</p>}
      {stop.documents.length > 0 && (
        <ul className="next-stop-papers" aria-label={words.papers}>
          {stop.documents.map((id) => (
            <li key={id}>{copy.documents[id]}</li>
          ))}
        </ul>
      )}
      <p>
        {words.where}: <OfficeLink id={stop.office} copy={copy} />
      </p>
      <StepNotes step={stop} country={pathway.country} copy={copy} />
      {stop.done !== null && after && (
        <p>
          {copy.months.nextIs} <a href={`#step-${after.id}`}>{copy.steps[after.id].title}</a>
        </p>
      )}
    </article>
  );
}
