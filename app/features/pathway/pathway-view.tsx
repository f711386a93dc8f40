import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { FamilyMoney } from '#content/pathway/family-money.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayOutline } from '#domain/pathway/pathway-for.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactSources, StaleLine } from './fact-sources.tsx';
import { PathwayMoney } from './pathway-money.tsx';

/**
 * What stands behind a pathway, a line each until it is opened: money, why this way, what to ask, what goes wrong. The steps
 * stand first where the caller says how one is shown.
 */
export function PathwayView<Step extends StepRule<Fact>>({
  pathway,
  renderStep,
  stale,
  level: Heading,
  tuition,
  text,
  amount,
  copy,
}: {
  pathway: Omit<PathwayOutline<Fact>, 'steps'> & { steps: readonly Step[] };
  renderStep?: (step: Step) => ReactNode;
  stale?: ReadonlySet<string> | undefined;
  /** Both prices of a public degree, region by region, or the way there. */
  tuition?: ReactNode;
  /** In the family's money; on a built page there are euros, which a script writes as its country does. */
  amount?: FamilyMoney['amount'];
  /** What this way is, where that does not stand above. */
  text?: string | undefined;
  /** Of the headings of the parts. */
  level: 'h3' | 'h4';
  copy: Copy;
}) {
  const words = copy.answer;
  return (
    <div className="pathway-parts">
      {renderStep && (
        <section>
          <Heading>{words.steps}</Heading>
          <StaleLine
            facts={pathway.steps.flatMap(({ facts }) => facts)}
            stale={stale}
            words={words}
          />
          <ol className="pathway-steps">{pathway.steps.map(renderStep)}</ol>
        </section>
      )}
      <details className="fold">
        <summary>
          <Heading>{words.money}</Heading>
        </summary>
        <div className="pathway-money">
          <StaleLine
            facts={pathway.money.flatMap(({ facts }) => facts)}
            stale={stale}
            words={words}
          />
          <PathwayMoney money={pathway.money} amount={amount} copy={copy} />
          {pathway.aim === 'public-degree' && tuition}
        </div>
      </details>
      <details className="fold">
        <summary>
          <Heading>{words.why}</Heading>
        </summary>
        <div className="pathway-why">
          <StaleLine
            facts={pathway.reasons.flatMap(({ facts }) => facts)}
            stale={stale}
            words={words}
          />
          {text && <p>{text}</p>}
          {pathway.reasons.map(({ id, facts, ask }) => (
            <div key={id}>
              <p>{copy.reasons[id]}</p>
              {ask && (
                <p className="pathway-ask">{fill(words.ask, { office: copy.offices[ask] })}</p>
              )}
              <FactSources facts={facts} words={words} />
            </div>
          ))}
        </div>
      </details>
      <details className="fold">
        <summary>
          <Heading>{words.questions}</Heading>
        </summary>
        <div>
          <p>{words.questionsText}</p>
          <ul className="list mt-3">
            {pathway.questions.map(({ id }) => (
              <li key={id}>{copy.questions[id]}</li>
            ))}
          </ul>
        </div>
      </details>
      <details className="fold">
        <summary>
          <Heading>{words.mistakes}</Heading>
        </summary>
        <ul className="list">
          {pathway.mistakes.map(({ id }) => (
            <li key={id}>
              <strong>{copy.mistakes[id].title}.</strong> {copy.mistakes[id].text}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
