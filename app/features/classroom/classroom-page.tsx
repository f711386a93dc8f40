import { usePaths } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/classroom.ts';
import { NightHead } from '#app/ui/night/night-head.tsx';
import { ClassNight } from './class-night.tsx';
import { MadeUpBoard } from './made-up-board.tsx';
import { SessionSteps } from './session-steps.tsx';
import { StoredTable } from './stored-table.tsx';

/** The code of the trial, as an address has it: what opens it is `trialCode` of the pupil's page. */
const trialSearch = '?c=demo';

/** `/aula`: what a school reads before its first class session. Complete as HTML. */
export function ClassroomPage({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <>
      <NightHead words={copy} drawing={ClassNight} />
      <article className="page classroom">
        <div className="classroom-first">
          <div className="actions">
            <WaysIn copy={copy} />
            <a href={paths.to('lesson')}>{copy.lesson}</a>
          </div>
          <ul className="classroom-facts">
            {copy.facts.map(({ number, text }) => (
              <li key={text}>
                <strong>{number}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
        <SessionSteps copy={copy.steps} />
        <MadeUpBoard copy={copy.board} />
        <StoredTable copy={copy.stored} />
        <section className="stack" aria-labelledby="law">
          <h2 id="law">{copy.law.title}</h2>
          <div className="classroom-questions">
            {copy.law.questions.map(({ id, question, answer }) => (
              <section key={id} id={id}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </section>
            ))}
          </div>
        </section>
        <section className="panel stack" aria-labelledby="try">
          <h2 id="try">{copy.end.title}</h2>
          <p>{copy.end.text}</p>
          <div className="actions">
            <WaysIn copy={copy} />
            <a href={paths.to('method')}>{copy.end.method}</a>
            <a href={paths.to('legal')}>{copy.end.legal}</a>
          </div>
        </section>
      </article>
    </>
  );
}

/** To try it as a pupil does, and to begin with a centre of one's own. */
function WaysIn({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <>
      <a className="btn btn-primary" href={paths.to('class-join') + trialSearch}>
        {copy.tryIt}
      </a>
      <a className="btn btn-secondary" href={paths.to('centre')}>
        {copy.begin}
      </a>
    </>
  );
}
