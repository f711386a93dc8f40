import type { Fact } from '#content/facts/fact.ts';
import { tellQuestions } from '#content/faq/tell-questions.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Reveal } from './reveal.tsx';

/** Eight questions, one open at a time by the browser's own means, with the source of each figure. */
export function Faq({ copy }: { copy: Copy }) {
  const { faq } = copy;
  const paths = usePaths();
  const questions = tellQuestions(faq.items, { locale: useLocale(), words: faq.tuition });
  return (
    <section className="asked" aria-labelledby="asked-title" id="faq">
      <Reveal className="wrap asked-inner">
        <div className="asked-head">
          <h2 id="asked-title">{faq.title}</h2>
          <p className="basis">{faq.checked}</p>
          <p>
            <Link to={paths.to('family-questions')}>{faq.more}</Link>
          </p>
        </div>
        <div>
          {questions.map((item) => (
            <details key={item.question} className="fold" name="faq">
              <summary>
                <h3>{item.question}</h3>
              </summary>
              <div className="asked-answer">
                {item.answer.split('\n\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {item.leadsTo && (
                  <p>
                    <Link to={paths.to(item.leadsTo)}>{copy.pathway}</Link>
                  </p>
                )}
                <Sources
                  facts={item.sources}
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
