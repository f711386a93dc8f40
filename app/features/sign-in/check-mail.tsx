import type { Copy } from '#content/dictionaries/es/auth.ts';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

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
  return (
    <Notice tone={tone} title={title}>
      <p className="wrap-anywhere">{fill(text, { email: mail.email })}</p>
      <p>{copy.hint}</p>
      <ResendConfirmation mail={mail} copy={copy} errors={errors} />
    </Notice>
  );
}
