import { useId, useState, type ReactNode } from 'react';
import { factorOf } from '#app/data/account/assurance.ts';
import { failureText, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import type { Proof } from '#app/data/privacy/my-data.ts';
import { useSession } from '#app/data/account/session.ts';
import { signInMethodsOf } from '#app/data/account/sign-in-methods.ts';
import { TextField } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { DataCopy } from './data-copy.ts';

/** What came of the proof and of what it was given for; `text` when something else stands in the way. */
export type GateAnswer =
  { kind: 'done' } | { kind: 'failed'; failure: AuthFailure } | { kind: 'refused'; text: string };

type Shown = { current?: string; code?: string; text?: string };

/**
 * A form that asks for the password again, and for a code where the account has a second factor. The buttons' values
 * tell what was pressed.
 */
export function PasswordGate({
  email,
  copy,
  onProof,
  children,
}: {
  email: string;
  copy: DataCopy;
  onProof: (proof: Proof, pressed: string) => Promise<GateAnswer>;
  children: (isBusy: boolean) => ReactNode;
}) {
  const id = useId();
  const { isBusy, run } = useSubmission();
  const session = useSession();
  const [isCodeMissed, setIsCodeMissed] = useState(false);
  const [shown, setShown] = useState<Shown>({});
  const { form: words, errors } = copy.settings;
  const { fields, problems } = words;
  const hasFactor = session.kind === 'person' && factorOf(session.session) !== undefined;
  const hasPassword =
    session.kind !== 'person' || signInMethodsOf(session.session.user).hasPassword;
  const asksCode = hasFactor || isCodeMissed;

  async function send(form: HTMLFormElement, pressed: string): Promise<void> {
    const proof = readProof(form);
    const gaps: Shown = {};
    if (proof.password === '') gaps.current = problems.passwordMissing;
    if (asksCode && !/^\d{6}$/.test(proof.code)) gaps.code = copy.privacy.code.missing;
    show(gaps);
    if (gaps.current ?? gaps.code) return;
    const answer = await onProof(proof, pressed);
    if (answer.kind === 'done') return form.reset();
    if (answer.kind === 'refused') return show({ text: answer.text });
    explain(answer.failure);
  }

  function explain(failure: AuthFailure): void {
    const text = failureText(failure, errors.failures);
    const { kind } = failure;
    if (kind === 'codeNeeded') setIsCodeMissed(true);
    if (kind === 'invalidCredentials') show({ current: errors.failures.currentPasswordWrong });
    else if (kind === 'codeWrong' || kind === 'codeExpired') show({ code: text });
    else show({ text });
  }

  function show(next: Shown): void {
    setShown(next);
    const field = next.current ? id : next.code && `${id}-code`;
    if (field) document.getElementById(field)?.focus();
  }

  return (
    <Form onSend={(form, pressed) => void run(() => send(form, pressed))}>
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
        error={shown.current}
        help={hasPassword ? undefined : copy.privacy.noPassword}
        autoComplete="current-password"
        required
      />
      {asksCode && (
        <TextField
          id={`${id}-code`}
          name="code"
          label={copy.privacy.code.label}
          help={copy.privacy.code.help}
          error={shown.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
      )}
      {children(isBusy)}
    </Form>
  );
}

/** Apps show `123 456`; copying it copies the blank. */
function readProof(form: HTMLFormElement): Proof {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { password: read('current'), code: read('code').replaceAll(/\s/g, '') };
}
