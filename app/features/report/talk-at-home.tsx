import { Send } from 'lucide-react';
import type { ReportWords } from '#content/report/report-words.ts';
import { talkSentence } from '#content/report/talk-sentence.ts';
import type { Report } from '#domain/report/report.ts';

/** Of the questions on paper so many stand on one's own page: the first, and the last, which asks for doubt. */
const SHOWN = 3;

/** Questions for a family, made from the result, each sent by a press; all of them, and what leads to them, for who reads them with the child. */
export function TalkAtHome({
  report: { talk },
  words,
  lead,
}: {
  report: Report;
  words: ReportWords;
  lead?: string;
}) {
  const { title, send } = words.parts.talk;
  const shown = lead ? talk : [...talk.slice(0, SHOWN - 1), ...talk.slice(SHOWN - 1).slice(-1)];
  return (
    <section className="comes-below stack" id="talk">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <ol className="talk-questions">
        {shown.map((question) => {
          const said = talkSentence(question, words);
          return (
            <li key={question.key}>
              {lead ? (
                said
              ) : (
                <a
                  href={`https://wa.me/?text=${encodeURIComponent(said)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {said}
                  <Send size={18} aria-label={send} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
