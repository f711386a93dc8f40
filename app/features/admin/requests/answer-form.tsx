import { useState } from 'react';
import { answerRequest } from '#app/data/admin/requests.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from '#app/features/admin/frame/use-admin-action.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

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
  const { isBusy, act } = useAdminAction();
  const [outcome, setOutcome] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  function send() {
    const isGood = outcome.trim().length >= 3;
    setProblem(isGood ? undefined : words.outcomeProblem);
    setFailure(undefined);
    if (!isGood) return;
    act(
      () => answerRequest(id, outcome),
      (came) => (came === 'gone' ? setFailure(words.gone) : answered()),
      (came) => came === 'failed' && setFailure(copy.unreachable),
    );
  }
  return (
    <Form className="form pt-2" onSend={send}>
      <TextNotice tone="error" text={failure} />
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
    </Form>
  );
}
