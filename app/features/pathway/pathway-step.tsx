import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import { officeUrls } from '#content/pathway/offices.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
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
  stale,
  level,
  copy,
  children,
}: {
  step: StepRule<Fact>;
  when: string;
  isLate?: boolean;
  isDone?: boolean;
  stale?: ReadonlySet<string> | undefined;
  level: 'h3' | 'h4' | 'h5';
  copy: Copy;
  /** What the person can do with it, for example tick it. */
  children?: ReactNode;
}) {
  const Title = level;
  const { title, text } = copy.steps[step.id];
  const words = copy.answer;
  return (
    <li className={isDone ? 'pathway-step is-done' : 'pathway-step'}>
      <div className="pathway-step-head">
        <Title>{title}</Title>
        {step.onlyIfAsked && <span className="pathway-tag">{words.onlyIfAsked}</span>}
      </div>
      <p className={isLate ? 'pathway-when is-late' : 'pathway-when'}>
        <span className="sr-only">{words.when}: </span>
        {when}
      </p>
      <p>{text}</p>
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
      {children}
    </li>
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
