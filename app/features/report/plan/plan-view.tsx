import type { LinkedLine } from '#content/instruments/section/told-step.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Report } from '#domain/report/report.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/**
 * The kept pathway inside a report: why this way, what is done, when the rest falls, and what it rests on. On the own
 * screen stands what is to be done now, with the way to the plan's page, which has all of it; paper has all of it, too.
 */
export function PlanView({
  report,
  words,
  isShared = false,
}: {
  report: Report;
  words: ReportWords;
  /** Read by another person: nothing to change. */
  isShared?: boolean;
}) {
  const paths = usePaths();
  const told = toldPlan(report, words);
  if (!told || !report.plan || !words.plan) return null;
  const { answer, plan: said } = words.plan;
  const why = (
    <>
      <p className="lead max-w-(--measure)">
        <strong>{told.way}.</strong> {told.wayText}
      </p>
      {told.reasons.map((reason) => (
        <p key={reason} className="max-w-(--measure)">
          {reason}
        </p>
      ))}
    </>
  );
  const visa = told.visa && <p className="text-muted">{told.visa}</p>;
  const sources = (
    <ul className="list">
      {told.sources.map((source) => (
        <li key={source.text}>
          <Linked line={source} newTab={answer.newTab} lang="es" /> ({source.note})
        </li>
      ))}
    </ul>
  );
  return (
    <section className="stack" id="plan" aria-labelledby="report-plan-title">
      <h2 id="report-plan-title">{told.title}</h2>
      <p className="text-muted">{told.choice}</p>
      {isShared && why}
      <p>
        <strong>{told.progress}</strong>
      </p>
      <section className="stack max-w-(--measure)">
        <h3>{told.now.title}</h3>
        <ul className="list">
          {told.now.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {told.missed.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isShared && visa}
      </section>
      <div className={isShared ? 'stack' : 'stack only-on-paper'}>
        {!isShared && visa}
        {!isShared && why}
        <ol className="pathway-steps">
          {told.steps.map(({ id, title, isDone, isLate, when, note, place }) => (
            <li key={id} className={isDone ? 'pathway-step is-done' : 'pathway-step'}>
              <h3 className="pathway-step-head">{title}</h3>
              <p className={isLate ? 'pathway-when is-late' : 'pathway-when'}>{when}</p>
              {note !== '' && <p className="pathway-note">{note}</p>}
              <p className="text-muted">
                <Linked line={place} newTab={answer.newTab} />
              </p>
            </li>
          ))}
        </ol>
        {told.due.lines.length > 0 && (
          <div className="stack max-w-(--measure)">
            <h3>{told.due.title}</h3>
            <ul className="list">
              {told.due.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {told.tuition && (
          <div className="pathway-why max-w-(--measure)">
            <h3>{told.tuition.title}</h3>
            {told.tuition.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {isShared ? (
          <details className="fold">
            <summary>{told.sourcesTitle}</summary>
            {sources}
          </details>
        ) : (
          <>
            <h3>{told.sourcesTitle}</h3>
            {sources}
          </>
        )}
        <p className="pathway-caveat">{told.caveat}</p>
      </div>
      {!isShared && (
        <div className="actions no-print">
          <ButtonLink variant="secondary" to={paths.to('pathway')}>
            {said.see}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Linked({
  line: { text, url },
  newTab,
  lang,
}: {
  line: LinkedLine;
  newTab: string;
  lang?: string;
}) {
  if (url === null) return text;
  return (
    <a href={url} target="_blank" rel="noopener">
      <span lang={lang}>{text}</span>
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
