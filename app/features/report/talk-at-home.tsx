import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import { talkSentence } from '#content/report/talk-sentence.ts';
import type { Report } from '#domain/report/report.ts';

/** Five questions for a family, made from the result. */
export function TalkAtHome({
  report,
  words,
  lead = words.parts.talk.lead,
}: {
  report: Report;
  words: ReportWords;
  lead?: string;
}) {
  const { title } = words.parts.talk;
  return (
    <FoldedSection title={title}>
      <p>{lead}</p>
      <ol className="talk-questions">
        {report.talk.map((question) => (
          <li key={question.key}>{talkSentence(question, words)}</li>
        ))}
      </ol>
    </FoldedSection>
  );
}
