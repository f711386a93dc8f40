// The end of a career’s page: tasks, how work is, figures, and where all of it comes from.
import type { ReactNode } from 'react';
import { splitFirstSentence } from '#content/wording/first-sentence.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import { fill } from '#app/i18n/fill.ts';
import { Afterwards } from './afterwards.tsx';
import type { CareerFacts } from './career-facts.ts';
import { CareerSection } from './career-section.tsx';
import { CareerSources } from './career-sources.tsx';
import { CareerValues } from './career-values.tsx';
import { Demands } from './demands.tsx';
import { Setting } from './setting.tsx';

type Named = { readonly name: string };
type Props = {
  career: CareerFacts;
  valueTypes: ByValue<Named>;
  notes: { readonly credit: string; readonly studies: string };
  copy: Copy;
};

/** What fewer look for, each part behind a line that says what it is: tasks, how work is, figures, and where all comes from. */
export function CareerCloser({ career, valueTypes, notes, copy }: Props) {
  const rest = career.line === undefined ? career.does : splitFirstSentence(career.does).rest;
  return (
    <CareerSection id="closer" title={copy.closer}>
      <div className="career-folds">
        <Fold id="work" title={copy.work}>
          <section id="tasks" className="stack">
            <h3>{copy.tasks}</h3>
            {rest && <p>{rest}</p>}
            <ul className="career-list is-wide">
              {career.tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
            {career.alsoCalled.length > 0 && (
              <p className="text-muted">
                {fill(copy.alsoCalled, { names: career.alsoCalled.join(', ') })}
              </p>
            )}
          </section>
          <section id="settings" className="stack">
            <h3>{copy.settings.title}</h3>
            <Setting career={career} copy={copy.settings} />
          </section>
        </Fold>
        <Fold id="demands" title={copy.demands.title}>
          <Demands career={career} copy={copy.demands} />
          <section id="values" className="stack">
            <h3>{copy.values.title}</h3>
            <CareerValues
              values={career.values}
              types={valueTypes}
              amounts={copy.compare}
              copy={copy.values}
            />
          </section>
        </Fold>
        <Fold id="afterwards" title={copy.afterwards.title}>
          {career.grows && <p>{career.grows}</p>}
          <Afterwards sentences={career.afterwards} copy={copy.afterwards} />
        </Fold>
        <Fold id="sources" title={copy.sources.title}>
          <CareerSources career={career} notes={notes} copy={copy.sources} />
        </Fold>
      </div>
    </CareerSection>
  );
}

function Fold({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="fold is-wide" id={id}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
