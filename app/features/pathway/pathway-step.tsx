import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import { officeUrls } from '#content/pathway/offices.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { OfficeId } from '#domain/pathway/keys.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactSources } from './fact-sources.tsx';

/** One step: what, when, where, with which papers, whom to ask, and what it rests on. */
export function PathwayStepItem({
  step,
  when,
  isLate = false,
  isDone = false,
  isFolded = false,
  notes = [],
  stale,
  level,
  copy,
  children,
}: {
  step: StepRule<Fact>;
  when: string;
  isLate?: boolean;
  isDone?: boolean;
  /** Title and time stand open, the rest is a press away, and links lead here. */
  isFolded?: boolean;
  /** What to know of its time. */
  notes?: readonly string[];
  stale?: ReadonlySet<string> | undefined;
  level: 'h3' | 'h4' | 'h5';
  copy: Copy;
  /** What the person can do with it, for example tick it. */
  children?: ReactNode;
}) {
  const Title = level;
  const { title } = copy.steps[step.id];
  const words = copy.answer;
  return (
    <li
      className={isDone ? 'pathway-step is-done' : 'pathway-step'}
      id={isFolded ? `step-${step.id}` : undefined}
    >
      <div className="pathway-step-head">
        <Title>{title}</Title>
        {step.onlyIfAsked && <span className="pathway-tag">{words.onlyIfAsked}</span>}
      </div>
      <p className={isLate ? 'pathway-when is-late' : 'pathway-when'}>
        <span className="sr-only">{words.when}: </span>
        {[when, ...notes].join(' · ')}
      </p>
      {isFolded ? (
        <details className="pathway-fold">
          <summary>{copy.months.more}</summary>
          <StepBody step={step} stale={stale} copy={copy} />
        </details>
      ) : (
        <StepBody step={step} stale={stale} copy={copy} />
      )}
      {children}
    </li>
  );
}

function StepBody({
  step,
  stale,
  copy,
}: {
  step: StepRule<Fact>;
  stale: ReadonlySet<string> | undefined;
  copy: Copy;
}) {
  const words = copy.answer;
  return (
    <>
      <p>{copy.steps[step.id].text}</p>
      <dl className="pathway-lines">
        <div>
          <dt>{words.where}</dt>
          <dd>
            <Office id={step.office} copy={copy} />
          </dd>
        </div>
        {step.documents.length > 0 && (
          <div>
            <dt>{words.papers}</dt>
            <dd>{step.documents.map((id) => copy.documents[id]).join(' · ')}</dd>
          </div>
        )}
      </dl>
      {step.ask && step.ask !== step.office && (
        <p className="pathway-ask">{fill(words.ask, { office: copy.offices[step.ask] })}</p>
      )}
      <FactSources facts={step.facts} stale={stale} words={words} />
    </>
  );
}

function Office({ id, copy }: { id: OfficeId; copy: Copy }) {
  const url = officeUrls[id];
  const name = copy.offices[id];
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> ({copy.answer.newTab})</span>
    </a>
  );
}
