import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { StepBody } from './step-body.tsx';

/** One step in full, where the order is what matters: number, title, when, and what it asks for. */
export function PathwayStepItem({
  step,
  when,
  level,
  copy,
}: {
  step: StepRule<Fact>;
  when: string;
  level: 'h3' | 'h4' | 'h5';
  copy: Copy;
}) {
  const Title = level;
  const words = copy.answer;
  return (
    <li className="pathway-step">
      <div className="pathway-step-head">
        <Title>{copy.steps[step.id].title}</Title>
        {step.onlyIfAsked && <span className="pathway-tag">{words.onlyIfAsked}</span>}
      </div>
      <p className="pathway-when">
        <span className="sr-only">{words.when}: </span>
        {when}
      </p>
      <StepBody step={step} copy={copy} />
    </li>
  );
}
