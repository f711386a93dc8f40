import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { resendConfirmation } from '#app/data/auth.ts';
import { failureText } from '#app/data/auth-failure.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';

/** An address waits to be confirmed: says so and sends the mail again on request. */
export function CheckMail({
  mail,
  tone,
  title,
  text,
  copy,
  errors,
}: {
  mail: { email: string; redirectTo: string };
  tone: 'success' | 'warn';
  title: string;
  text: string;
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
    <Notice tone={tone} title={title}>
      <p className="wrap-anywhere">{fill(text, { email: mail.email })}</p>
      <p>{copy.hint}</p>
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void run(resend)}>
          {isBusy ? copy.resending : copy.resend}
        </Button>
      </p>
      <p role="status" className="font-semibold empty:hidden">
        {answer}
      </p>
    </Notice>
  );
}
