import { pairFacts } from '#content/facts/tuition-facts.ts';
import type { Fact } from '#content/facts/fact.ts';
import { findFact } from '#content/facts/registry.ts';
import { questionSources } from '#content/compiled/faq/sources.js';
import type { Copy } from '#content/dictionaries/es/landing.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { usePaths } from '#app/i18n/paths.tsx';
import { Reveal } from './reveal.tsx';

/** What each answer rests on, in the order of the questions. */
export const sources: readonly (readonly Fact[])[] = questionSources.map(({ facts, told }) => [
  ...told.flatMap(() => pairFacts()),
  ...facts.map(findFact),
]);

/** Eight questions, one open at a time by the browser's own means, with the source of each figure. */
export function Faq({ copy }: { copy: Copy }) {
  const { faq } = copy;
  const paths = usePaths();
  return (
    <section className="asked" aria-labelledby="asked-title" id="faq">
      <Reveal className="wrap asked-inner">
        <div className="asked-head">
          <p className="eyebrow">{faq.eyebrow}</p>
          <h2 id="asked-title">{faq.title}</h2>
          <p className="lead">{faq.text}</p>
          <p className="basis">{faq.checked}</p>
        </div>
        <div>
          {faq.items.map((item, index) => (
            <details key={item.question} className="fold" name="faq">
              <summary>
                <h3>{item.question}</h3>
              </summary>
              <div className="asked-answer">
                {item.answer.split('\n\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {questionSources[index]?.leadsTo === 'pathway' && (
                  <p>
                    <Link to={paths.to('pathway')}>{copy.pathway}</Link>
                  </p>
                )}
                <Sources
                  facts={sources[index] ?? []}
                  label={faq.sourceLabel}
                  newTab={copy.newTab}
                  stale={faq.stale}
                />
              </div>
            </details>
          ))}
        </div>
      </Reveal>
    </section>
  );
}

/** Sources are cited as they are published, in Spanish on both pages. */
function Sources({
  facts,
  label,
  newTab,
  stale,
}: {
  facts: readonly Fact[];
  label: string;
  newTab: string;
  /** Shown by the boot script, which knows the day. */
  stale: string;
}) {
  return facts
    .filter(({ mark }) => mark !== 'U')
    .map((fact) => (
      <p key={fact.id} className="basis" data-stale-after={lastGoodDay(fact)}>
        {label}:{' '}
        <a href={fact.url} target="_blank" rel="noopener">
          <span lang="es">{fact.source}</span>
          <span className="sr-only"> ({newTab})</span>
        </a>{' '}
        <strong className="stale-note">{stale}</strong>
      </p>
    ));
}
