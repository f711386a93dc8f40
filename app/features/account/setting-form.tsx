import { useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { InputProblem } from '#app/data/account/account-input.ts';
import type { AuthAnswer } from '#app/data/account/auth.ts';
import { failureText, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import { fieldOfSettingFailure, type SettingField } from './setting-values.ts';

type Problems = Partial<Record<SettingField, InputProblem>>;
type Texts = Partial<Record<SettingField, string>>;

/** One change to the account: checked, sent, and what came of it. What was typed stays until it is saved. */
export function SettingForm({
  id,
  copy,
  submit,
  check,
  send,
  close,
  children,
}: {
  /** Fields are called `<id>-<name>`. */
  id: string;
  copy: Copy['settings'];
  submit: string;
  check: (values: FormData) => Problems;
  send: (values: FormData) => Promise<AuthAnswer<undefined>>;
  close: (isDone: boolean) => void;
  children: (errors: Texts) => ReactNode;
}) {
  const { isBusy, count, run } = useSubmission();
  const [shown, setShown] = useState<{ fields: Texts; failure?: string }>({ fields: {} });

  async function save(values: FormData): Promise<void> {
    const problems = Object.entries(check(values));
    const words = problems.map(([field, problem]) => [field, copy.form.problems[problem]]);
    setShown({ fields: Object.fromEntries(words) });
    if (problems.length > 0) return;
    const answer = await send(values);
    if (answer.kind === 'done') close(true);
    else setShown(explain(answer.failure));
  }

  function explain(failure: AuthFailure) {
    const text = failureText(failure, copy.errors.failures);
    const field = fieldOfSettingFailure(failure);
    const isHere = field !== undefined && document.getElementById(`${id}-${field}`) !== null;
    return isHere ? { fields: { [field]: text } } : { fields: {}, failure: text };
  }

  return (
    <Form
      onSend={(form) => {
        const values = new FormData(form);
        void run(() => save(values));
      }}
    >
      <ErrorSummary
        title={copy.form.problemsTitle}
        errors={Object.entries(shown.fields).map(([field, text]) => ({
          fieldId: `${id}-${field}`,
          text,
        }))}
        submission={count}
      />
      {shown.failure && (
        <Notice tone="error" title={copy.errors.titles.generic}>
          <p>{shown.failure}</p>
        </Notice>
      )}
      {children(shown.fields)}
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.saving : submit}
        </Button>
        <Button variant="quiet" onClick={() => close(false)}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
