import type { Fact } from '#content/facts/fact.ts';
import { consulates } from '#content/compiled/countries/consulates.js';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import type { StepRule } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactSources } from './fact-sources.tsx';
import { OfficeLink } from './office-link.tsx';

/** What a step asks for: what to do, where, with which papers, whom to ask, and what it rests on. */
export function StepBody({
  step,
  country,
  copy,
}: {
  step: StepRule<Fact>;
  /** From where one applies, as far as it is known. */
  country?: PathwayCountry | undefined;
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
            <OfficeLink id={step.office} copy={copy} />
          </dd>
        </div>
        {step.documents.length > 0 && (
          <div>
            <dt>{words.papers}</dt>
            <dd>{step.documents.map((id) => copy.documents[id]).join(' · ')}</dd>
          </div>
        )}
      </dl>
      <StepNotes step={step} country={country} copy={copy} />
    </>
  );
}

/** Whom to ask about a step, and what it rests on. */
export function StepNotes({
  step,
  country,
  copy,
}: {
  step: StepRule<Fact>;
  country?: PathwayCountry | undefined;
  copy: Copy;
}) {
  const words = copy.answer;
  return (
    <>
      {step.id === 'request-visa' && country && <Consulates country={country} copy={copy} />}
      {step.ask && step.ask !== step.office && (
        <p className="pathway-ask">{fill(words.ask, { office: copy.offices[step.ask] })}</p>
      )}
      <FactSources facts={step.facts} words={words} />
    </>
  );
}

/** The consulate's own pages: nobody has to pay anybody for an appointment. */
function Consulates({ country, copy }: { country: PathwayCountry; copy: Copy }) {
  const known = consulates[country];
  if (!known) return null;
  return (
    <ul className="list">
      {known.map(({ city, url }) => (
        <li key={city}>
          <a href={url} target="_blank" rel="noopener">
            {fill(copy.consulate, { city })}
            <span className="sr-only"> ({copy.answer.newTab})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
