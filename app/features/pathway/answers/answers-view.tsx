import type { ToldAnswer } from '#content/answers/tell-answer.ts';
import type { Copy } from '#content/dictionaries/es/answers.ts';
import type { Copy as PageWords } from '#content/dictionaries/es/after-studies.ts';
import type { Copy as PathwayWords } from '#content/dictionaries/es/pathway.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
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
};

/** Questions of families with their answers, one below the other. Complete as HTML. */
export function AnswersView({ answers, page, copy, words, more }: AnswersProps) {
  const paths = usePaths();
  const stops = [
    { name: copy.trail.home, path: paths.to('landing') },
    { name: copy.trail.pathway, path: paths.to('pathway') },
  ];
  return (
    <article className="page pathway-page">
      <Trail label={copy.trail.label} stops={stops} />
      <PageHead eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <nav className="stack max-w-(--measure)" aria-labelledby="contents">
        <h2 id="contents">{copy.contents}</h2>
        <ul className="list">
          {answers.map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`}>{question}</a>
            </li>
          ))}
        </ul>
      </nav>
      {answers.map((answer) => (
        <AnswerSection key={answer.id} answer={answer} copy={copy} words={words} />
      ))}
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
