import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayOutline } from '#domain/pathway/pathway-for.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactSources } from './fact-sources.tsx';
import { PathwayMoney } from './pathway-money.tsx';

/** The parts of a pathway under its title; how a step is shown is the caller's, dated or not. */
export function PathwayView<Step extends StepRule<Fact>>({
  pathway,
  renderStep,
  stale,
  level,
  tuition,
  copy,
}: {
  pathway: Omit<PathwayOutline<Fact>, 'steps'> & { steps: readonly Step[] };
  renderStep: (step: Step) => ReactNode;
  stale?: ReadonlySet<string> | undefined;
  /** Both prices of a public degree, region by region, or the way there. */
  tuition?: ReactNode;
  /** Of the headings of the parts. */
  level: 'h3' | 'h4';
  copy: Copy;
}) {
  const Heading = level;
  const words = copy.answer;
  return (
    <div className="pathway-parts">
      <section className="pathway-why">
        <Heading>{words.why}</Heading>
        {pathway.reasons.map(({ id, facts, ask }) => (
          <div key={id}>
            <p>{copy.reasons[id]}</p>
            {ask && <p className="pathway-ask">{fill(words.ask, { office: copy.offices[ask] })}</p>}
            <FactSources facts={facts} stale={stale} words={words} />
          </div>
        ))}
      </section>
      <section>
        <Heading>{words.steps}</Heading>
        <ol className="pathway-steps">{pathway.steps.map(renderStep)}</ol>
      </section>
      <section className="pathway-money">
        <Heading>{words.money}</Heading>
        <PathwayMoney money={pathway.money} stale={stale} copy={copy} />
        {pathway.aim === 'public-degree' && tuition}
      </section>
      <section>
        <Heading>{words.questions}</Heading>
        <p>{words.questionsText}</p>
        <ul className="list mt-3">
          {pathway.questions.map(({ id }) => (
            <li key={id}>{copy.questions[id]}</li>
          ))}
        </ul>
      </section>
      <section>
        <Heading>{words.mistakes}</Heading>
        <ul className="list mt-3">
          {pathway.mistakes.map(({ id }) => (
            <li key={id}>
              <strong>{copy.mistakes[id].title}.</strong> {copy.mistakes[id].text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
