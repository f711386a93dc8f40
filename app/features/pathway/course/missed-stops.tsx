import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import type { MonthPlan } from '#domain/pathway/plan-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StepLines, type RenderTick } from './step-lines.tsx';

/** What no longer reaches the start, and the next start that everything reaches; or only that time is short. */
export function MissedStops({
  plan: { missed, nextStart, pathway },
  onStart,
  renderTick,
  copy,
}: {
  plan: MonthPlan<Fact>;
  renderTick: RenderTick;
  onStart: (start: string) => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.months.missed;
  const { tight } = copy.answer;
  if (missed.length === 0) {
    if (pathway.lateSteps === 0) return null;
    return (
      <Notice tone="warn" title={tight.title}>
        <p>{fill(tight.text, { n: pathway.lateSteps })}</p>
      </Notice>
    );
  }
  const month = nextStart === null ? '' : monthWords(nextStart, locale);
  return (
    <Notice tone="warn" title={words.title}>
      <StepLines stops={missed} renderTick={renderTick} pathway={pathway} copy={copy} />
      <p>{words.text}</p>
      {nextStart !== null && (
        <>
          <p>{fill(words.next, { month })}</p>
          <p className="no-print">
            <Button variant="secondary" onClick={() => onStart(nextStart)}>
              {fill(words.show, { month })}
            </Button>
          </p>
        </>
      )}
    </Notice>
  );
}
