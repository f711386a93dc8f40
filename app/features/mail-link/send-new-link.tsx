import { useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { checkEmail } from '#app/data/account/account-input.ts';
import { requestPasswordReset, resendConfirmation } from '#app/data/account/auth.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/email-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { useSubmission } from '#app/ui/use-submission.ts';

/** Sends another link to an address, in the place of one that opens nothing. */
export function SendNewLink({
  type,
  copy,
  errors,
  resendTo,
}: {
  type: 'signup' | 'recovery';
  copy: Copy['link']['spent'];
  errors: Copy['errors'];
  resendTo: () => { signup: string; recovery: string };
}) {
  const id = useId();
  const { isBusy, run } = useSubmission();
  const [shown, setShown] = useState<{ error?: string; isSent?: boolean }>({});

  async function send(form: HTMLFormElement) {
    const typed = new FormData(form).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    if (checkEmail(email)) {
      document.getElementById(`${id}-email`)?.focus();
      return setShown({ error: errors.failures.emailInvalid });
    }
    const to = resendTo();
    const answer =
      type === 'recovery'
        ? await requestPasswordReset(email, to.recovery)
        : await resendConfirmation(email, to.signup);
    if (answer.kind === 'done') return setShown({ isSent: true });
    const error = failureText(answer.failure, errors.failures);
    showToast({ tone: 'destructive', title: errors.titles.generic, description: error });
    return setShown({ error });
  }

  return (
    <>
      {shown.isSent && (
        <Notice tone="success" title={copy.sent.title}>
          <p>{copy.sent.text}</p>
        </Notice>
      )}
      <Form onSend={(form) => void run(() => send(form))}>
        <EmailField id={id} label={copy.email} error={shown.error} />
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.sending : copy.send}
        </Button>
      </Form>
    </>
  );
}
