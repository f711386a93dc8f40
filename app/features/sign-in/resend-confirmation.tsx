import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { resendConfirmation } from '#app/data/account/auth.ts';
import { failureText } from '#app/data/backend/auth-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

/** A button that sends the confirmation of a sign-up once more, and what came of it. */
export function ResendConfirmation({
  mail,
  copy,
  errors,
}: {
  mail: { email: string; redirectTo: string };
  copy: Copy['checkMail'];
  errors: Copy['errors'];
}) {
  const [answer, setAnswer] = useState('');
  const { isBusy, run } = useSubmission();
  async function resend() {
    const sent = await resendConfirmation(mail.email, mail.redirectTo);
    setAnswer(sent.kind === 'done' ? copy.resent : failureText(sent.failure, errors.failures));
  }
  return (
    <>
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(resend)}>
          {isBusy ? copy.resending : copy.resend}
        </Button>
      </p>
      <p role="status" className="font-semibold empty:hidden">
        {answer}
      </p>
    </>
  );
}
