import { useId, useState } from 'react';
import type { Copy } from '#content/dictionaries/es/providers.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PrivacyBox } from '#app/features/sign-in/sign-up/sign-up-fields.tsx';

/** Age, policy and terms, before there is an account: the box of every registration. */
export function NewAccount({
  copy,
  failure,
  isBusy,
  onAccept,
  onLeave,
}: {
  copy: Copy;
  failure: string | undefined;
  isBusy: boolean;
  onAccept: (consent: { version: string; hash: string }) => void;
  onLeave: () => void;
}) {
  const id = useId();
  const [isAccepted, setIsAccepted] = useState(false);
  const { version, hash } = copy.consent;
  return (
    <Form onSend={() => isAccepted && onAccept({ version, hash })}>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <PrivacyBox id={id} copy={copy.consent} error={undefined} onAccept={setIsAccepted} />
      <Button type="submit" busy={isBusy} disabled={!isAccepted}>
        {isBusy ? copy.signUp.submitting : copy.signUp.submit}
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        {copy.signUp.leave}
      </Button>
    </Form>
  );
}
