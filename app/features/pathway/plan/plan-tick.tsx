import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { StepId } from '#domain/pathway/keys.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Checkbox } from '#app/ui/field.tsx';
import { dayWords } from '#content/pathway/when-words.ts';

/** The tick of one step, with the day it was made. */
export function PlanTick({
  step,
  day,
  onTick,
  isBare = false,
  copy,
}: {
  step: StepId;
  /** `YYYY-MM-DD`, undefined while the step is to be done. */
  day: string | undefined;
  onTick: () => void;
  /** The title stands beside the box: its name is for those who do not see that. */
  isBare?: boolean;
  copy: Copy;
}) {
  const locale = useLocale();
  const { done, doneOn } = copy.plan;
  return (
    <Checkbox
      checked={day !== undefined}
      onChange={onTick}
      label={
        <>
          <span className={isBare ? 'sr-only' : undefined}>
            {day === undefined ? done : fill(doneOn, { date: dayWords(day, locale) })}
          </span>
          <span className="sr-only">: {copy.steps[step].title}</span>
        </>
      }
    />
  );
}
