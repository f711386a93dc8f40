import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { answerRequest } from '#app/data/admin/admin-requests.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { TextArea } from './text-area.tsx';

/** The answer to one request; given once, and shown to the person in their profile. */
export function AnswerForm({
  id,
  answered,
  copy,
}: {
  id: number;
  answered: () => void;
  copy: Copy;
}) {
  const words = copy.requests;
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  async function send() {
    const isGood = outcome.trim().length >= 3;
    setProblem(isGood ? undefined : words.outcomeProblem);
    setFailure(undefined);
    if (!isGood) return;
    try {
      if ((await answerRequest(id, outcome)) === 'gone') setFailure(words.gone);
      else answered();
    } catch {
      setFailure(copy.unreachable);
    }
  }
  return (
    <form
      className="form pt-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <TextArea
        label={words.outcome}
        help={words.outcomeHelp}
        error={problem}
        maxLength={2000}
        value={outcome}
        onChange={setOutcome}
      />
      <Button type="submit" busy={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
