import type { ReactNode } from 'react';
import type { ToldAnswer } from '#content/answers/tell-answer.ts';
import type { Copy } from '#content/dictionaries/es/answers.ts';
import type { Copy as PageWords } from '#content/dictionaries/es/after-studies.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Trail } from '#app/ui/navigation/trail.tsx';
import { AnswerSection } from './answer-section.tsx';

type AnswersProps = {
  answers: readonly ToldAnswer[];
  /** The words of this page, and those of every page of answers. */
  page: PageWords;
  copy: Copy;
  /** How sources are told. */
  words: PathwayWords['answer'];
  /** Pages to go on to. */
  more: readonly (keyof Copy['links'])[];
  drawing: ReactNode;
};

/** Questions of families, each a card that begins with its answer. Complete as HTML. */
export function AnswersView({ answers, page, copy, words, more, drawing }: AnswersProps) {
  const paths = usePaths();
  const stops = [
    { name: copy.trail.home, path: paths.to('landing') },
    { name: copy.trail.pathway, path: paths.to('pathway') },
  ];
  return (
    <article className="page pathway-page">
      <div className="answers-head">
        <div>
          <Trail label={copy.trail.label} stops={stops} />
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
        </div>
        {drawing}
      </div>
      <div className="answer-cards">
        {answers.map((answer) => (
          <AnswerSection key={answer.id} answer={answer} copy={copy} words={words} />
        ))}
      </div>
      <nav className="stack" aria-labelledby="more">
        <h2 id="more">{copy.more}</h2>
        <ul className="list">
          {more.map((name) => (
            <li key={name}>
              <a href={paths.to(name)}>{copy.links[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="pathway-caveat">{words.caveat}</p>
    </article>
  );
}
