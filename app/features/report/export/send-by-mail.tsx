import { useState } from 'react';
import { sendReport, type SendAnswer } from '#app/data/attempts/send-report.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { LevelFilter } from '#domain/report/level-filter.ts';
import type { Report } from '#domain/report/report.ts';

/** "Send me my report": the server makes it anew from the answers that the account holds. */
export function SendByMail({
  report,
  level,
  isWaiting,
  copy,
}: {
  report: Report;
  level: LevelFilter;
  isWaiting: boolean;
  copy: ReportWords['parts']['take'];
}) {
  const { isBusy, run } = useSubmission();
  const [answer, setAnswer] = useState<SendAnswer>();
  const attempts = report.sections.map(({ attempt }) => attempt);
  if (isWaiting) return <p className="text-muted">{copy.mailUnsaved}</p>;
  return (
    <>
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void run(async () => setAnswer(await sendReport({ attempts, level })))}
        >
          {isBusy ? copy.mailing : copy.mail}
        </Button>
      </div>
      {!isBusy && answer && <Answer answer={answer} copy={copy} />}
    </>
  );
}

function Answer({ answer, copy }: { answer: SendAnswer; copy: ReportWords['parts']['take'] }) {
  switch (answer.kind) {
    case 'sent':
      return <Notice tone="success">{fill(copy.mailed, { email: answer.email })}</Notice>;
    case 'too-often':
      return <Notice tone="warn">{copy.mailTooOften}</Notice>;
    case 'unknown':
      return <Notice tone="warn">{copy.mailUnsaved}</Notice>;
    case 'failed':
      return <Notice tone="error">{copy.mailFailed}</Notice>;
  }
}
