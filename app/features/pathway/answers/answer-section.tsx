import type { ToldAnswer } from '#content/answers/tell-answer.ts';
import type { Copy } from '#content/dictionaries/es/answers.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { FactSources, StaleLine } from '#app/features/pathway/fact-sources.tsx';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/** One question: the short answer large; what else is known, whom to ask and the sources unfold. */
export function AnswerSection({
  answer: { id, question, paragraphs, ask, leadsTo, sources },
  copy,
  words,
}: {
  answer: ToldAnswer;
  copy: Copy;
  words: PathwayWords['answer'];
}) {
  const paths = usePaths();
  const [short, ...others] = paragraphs;
  const links = leadsTo.map((name) => (
    <p key={name}>
      <a href={paths.to(name)}>{copy.links[name]}</a>
    </p>
  ));
  const hasMore = others.length > 0 || ask !== undefined || sources.length > 0;
  return (
    <section id={id} className="answer-card">
      <h2>{question}</h2>
      <p className="answer-short">{short}</p>
      {hasMore ? (
        <details className="fold">
          <summary>
            {ask ? copy.restAndAsk : copy.rest}
            <span className="sr-only">: {question}</span>
          </summary>
          <div className="stack">
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {ask && (
              <p className="pathway-ask">
                <Office ask={ask} words={words} copy={copy} /> {fill(copy.say, { say: ask.say })}
              </p>
            )}
            {links}
            <StaleLine facts={sources} words={words} />
            <FactSources facts={sources} words={words} />
          </div>
        </details>
      ) : (
        links
      )}
    </section>
  );
}

function Office({
  ask: { office, url },
  copy,
  words,
}: {
  ask: NonNullable<ToldAnswer['ask']>;
  copy: Copy;
  words: PathwayWords['answer'];
}) {
  const [before, after] = copy.ask.split('{office}');
  if (url === undefined) return fill(copy.ask, { office });
  return (
    <>
      {before}
      <a href={url} target="_blank" rel="noopener">
        {office}
        <span className="sr-only"> ({words.newTab})</span>
      </a>
      {after}
    </>
  );
}
