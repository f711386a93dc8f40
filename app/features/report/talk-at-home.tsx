import type { ReportWords } from '#content/report/report-words.ts';
import { talkSentence } from '#content/report/talk-sentence.ts';
import type { Report } from '#domain/report/report.ts';

/** Of the questions on paper so many stand on one's own page: the first, and the last, which asks for doubt. */
const SHOWN = 3;

/** Questions for a family, made from the result: all of them with what leads to them, for who reads them with the child. */
export function TalkAtHome({
  report: { talk },
  words,
  lead,
}: {
  report: Report;
  words: ReportWords;
  lead?: string;
}) {
  const { title } = words.parts.talk;
  const shown = lead ? talk : [...talk.slice(0, SHOWN - 1), ...talk.slice(SHOWN - 1).slice(-1)];
  return (
    <section className="comes-below stack" id="talk">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <ol className="talk-questions">
        {shown.map((question) => (
          <li key={question.key}>{talkSentence(question, words)}</li>
        ))}
      </ol>
    </section>
  );
}
