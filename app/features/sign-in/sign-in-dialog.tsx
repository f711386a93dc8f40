import { useId, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/auth.ts';
import { useDeviceAttempts } from '#app/data/device-attempts/use-device-attempts.ts';
import { signOut } from '#app/data/account/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { AuthForm } from './auth-form.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Signing in sends no mail, so nothing has to lead anywhere. */
const noAddresses = () => ({ afterSignUp: '', afterReset: '' });

/**
 * Over the page of a person whose session died: sign in again and go on, or go on without. Over a test only while the
 * attempt is still on this device; a sign-out has taken it along.
 */
export function SignInDialog({
  attempt,
  code,
  copy,
}: {
  /** `undefined` over any page but a test. */
  attempt: string | undefined;
  /** In place of the form, when the password was right and a code is still missing. */
  code?: ReactNode;
  copy: Copy;
}) {
  const answers = useDeviceAttempts();
  const id = useId();
  const [isPutOff, setIsPutOff] = useState(false);
  const form = useAuthForm({
    mode: 'sign-in',
    copy,
    addresses: noAddresses,
    onPasswordSet: () => {},
  });
  const stored =
    answers.kind === 'ready'
      ? answers.attempts.find((one) => one.attempt.id === attempt)
      : undefined;
  const isMeant = attempt === undefined || (stored !== undefined && stored.owner !== null);
  const isOpen = isMeant && !isPutOff;
  return (
    <Dialog
      open={isOpen}
      title={copy.again.title}
      closeLabel={copy.again.close}
      onClose={() => setIsPutOff(true)}
    >
      {code ?? (
        <>
          <p>{attempt === undefined ? copy.again.onPage : copy.again.text}</p>
          <AuthForm id={id} mode="sign-in" copy={copy} form={form} email={undefined} />
        </>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          setIsPutOff(true);
          // Half a session is none; the answers stay on the device, as no account may clear them.
          if (code !== undefined) void signOut();
        }}
      >
        {copy.again.later}
      </Button>
    </Dialog>
  );
}
