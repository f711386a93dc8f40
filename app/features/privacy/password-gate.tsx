import { useId, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { failureText, type AuthFailure } from '#app/data/auth-failure.ts';
import { PasswordField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

/** What came of the password and of what it was given for; `text` when something else stands in the way. */
export type GateAnswer =
  { kind: 'done' } | { kind: 'failed'; failure: AuthFailure } | { kind: 'refused'; text: string };

/** A form that asks for the password again. The buttons' values tell what was pressed. */
export function PasswordGate({
  email,
  copy,
  onPassword,
  children,
}: {
  email: string;
  copy: Pick<Copy, 'settings' | 'privacy'>;
  onPassword: (password: string, pressed: string) => Promise<GateAnswer>;
  children: (isBusy: boolean) => ReactNode;
}) {
  const id = useId();
  const { isBusy, run } = useSubmission();
  const [shown, setShown] = useState<{ field?: string; text?: string }>({});
  const { form: words, errors } = copy.settings;
  const { fields, problems } = words;

  async function send(form: HTMLFormElement, pressed: string): Promise<void> {
    const typed = new FormData(form).get('current');
    const password = typeof typed === 'string' ? typed : '';
    setShown(password === '' ? { field: problems.passwordMissing } : {});
    if (password === '') return document.getElementById(id)?.focus();
    const answer = await onPassword(password, pressed);
    if (answer.kind === 'done') return form.reset();
    if (answer.kind === 'refused') return setShown({ text: answer.text });
    const { failure } = answer;
    if (failure.kind !== 'invalidCredentials') {
      return setShown({ text: failureText(failure, errors.failures) });
    }
    setShown({ field: errors.failures.currentPasswordWrong });
    document.getElementById(id)?.focus();
  }

  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent; // oxlint-disable-line typescript/consistent-type-assertions -- React types the native event of a submit as a plain one
        const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
        const form = event.currentTarget;
        void run(() => send(form, pressed));
      }}
    >
      {shown.text && (
        <Notice tone="error" title={errors.titles.generic}>
          <p>{shown.text}</p>
        </Notice>
      )}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={id}
        name="current"
        label={copy.privacy.password}
        showLabel={fields.show}
        hideLabel={fields.hide}
        error={shown.field}
        autoComplete="current-password"
        required
      />
      {children(isBusy)}
    </form>
  );
}
