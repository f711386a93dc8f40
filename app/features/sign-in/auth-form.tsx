import { useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { EarlySubmit } from '#app/ui/forms/early-submit.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { FailedSubmit } from '#app/ui/forms/failed-submit.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { AuthFields } from './auth-fields.tsx';
import type { AuthMode } from './auth-mode.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SharedComputerBox } from './shared-computer-box.tsx';
import type { useAuthForm } from './use-auth-form.ts';

/** Fields, what is wrong with them, and the button. What was typed is never taken away. */
export function AuthForm({
  id,
  mode,
  copy,
  form,
  email,
  resendTo,
  children,
}: {
  id: string;
  mode: AuthMode;
  copy: Copy;
  form: ReturnType<typeof useAuthForm>;
  email: string | undefined;
  /** Where the confirmation leads that is offered after a refusal; none is offered without it. */
  resendTo?: () => string;
  /** Other ways in, below the button. */
  children?: ReactNode;
}) {
  const [isAccepted, setIsAccepted] = useState(false);
  const [shownMode, setShownMode] = useState(mode);
  if (mode !== shownMode) {
    setShownMode(mode);
    setIsAccepted(false);
    form.forget();
  }
  const { submit, submitting } = copy.modes[mode];
  const { fields, failure } = form.shown;
  return (
    <Form onSend={(target) => void form.submit(target)}>
      <ErrorSummary
        title={copy.form.problemsTitle}
        errors={Object.entries(fields).map(([field, text]) => ({
          fieldId: `${id}-${field}`,
          text,
        }))}
        submission={form.count}
      />
      {failure && (
        <FailedSubmit title={failure.title}>
          <p>{failure.text}</p>
          {failure.refused !== undefined && resendTo && (
            <>
              <p>{copy.notOpened}</p>
              <ResendConfirmation
                key={form.count}
                mail={{ email: failure.refused, redirectTo: resendTo() }}
                copy={copy.checkMail}
                errors={copy.errors}
              />
            </>
          )}
        </FailedSubmit>
      )}
      <AuthFields
        id={id}
        mode={mode}
        copy={copy.form}
        errors={fields}
        email={email}
        onAccept={setIsAccepted}
      />
      {mode === 'sign-in' && <SharedComputerBox id={id} copy={copy.shared} />}
      <EarlySubmit
        kept={submitting}
        busy={form.isBusy}
        disabled={mode === 'sign-up' && !isAccepted}
      >
        {form.isBusy ? submitting : submit}
      </EarlySubmit>
      {children}
      <noscript>
        <p>{copy.form.needsScript}</p>
      </noscript>
    </Form>
  );
}
