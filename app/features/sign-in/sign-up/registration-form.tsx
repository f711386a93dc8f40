import { useCallback, useId, useState } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { constants } from '#domain/constants.ts';
import { prepareAuth } from '#app/data/account/auth.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/email-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useHeldFocus } from '#app/ui/forms/use-held-focus.ts';
import { FailedSubmit } from '#app/ui/forms/failed-submit.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { prepareToasts } from '#app/ui/toast/toast.ts';
import { useFirstTouch } from '#app/ui/use-first-touch.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { registrationRules } from './sign-up-rules.ts';
import { NameField, PrivacyBox, SecretField } from './sign-up-fields.tsx';
import { useRegistration, type Registered } from './use-registration.ts';

const newPassword = {
  autoComplete: 'new-password',
  minLength: constants.passwordMinLength,
} as const;

/** The registration form, on its page and in the modal; the modal names its `source`. */
export function RegistrationForm({
  copy,
  source,
  onRegistered,
}: {
  copy: Copy['form'];
  source?: string;
  /** Leads on; the form stays busy until it has. */
  onRegistered: (registered: Registered) => void | Promise<void>;
}) {
  const id = useId();
  const field = { id, copy: copy.fields };
  const signIn = usePaths().to('auth');
  const isHydrated = useHydrated();
  const [isAccepted, setIsAccepted] = useState(false);
  const { isBusy, count, retry, shown, submit } = useRegistration({ copy, source, onRegistered });
  const { button, words } = useHeldFocus<HTMLParagraphElement>(isBusy);
  // The box may have been ticked before React came, or restored by the browser.
  const adoptBox = useCallback((box: HTMLInputElement | null) => {
    if (box) setIsAccepted(box.checked);
  }, []);
  return (
    <Form {...useFirstTouch<HTMLFormElement>(prepareForm)} onSend={(form) => void submit(form)}>
      <ErrorSummary
        title={copy.problemsTitle}
        errors={Object.entries(shown.fields).map(([field, text]) => ({
          fieldId: `${id}-${field}`,
          text,
        }))}
        submission={count}
      />
      {shown.failure && (
        <FailedSubmit title={copy.errors.titles.signUp}>
          <p>{shown.failure.text}</p>
          {shown.failure.offersSignIn && (
            <p>
              <Link to={signIn}>{copy.signIn}</Link>
            </p>
          )}
        </FailedSubmit>
      )}
      <NameField {...field} name={registrationRules.nameField} error={shown.fields.name} />
      <EmailField id={id} label={copy.fields.email} error={shown.fields.email} />
      <SecretField
        {...field}
        {...newPassword}
        name="password"
        help={copy.fields.passwordHelp}
        error={shown.fields.password}
      />
      <SecretField
        {...field}
        {...newPassword}
        name="confirmPassword"
        error={shown.fields.confirmPassword}
      />
      <PrivacyBox
        id={id}
        copy={copy.consent}
        error={shown.fields.privacy}
        boxRef={adoptBox}
        onAccept={setIsAccepted}
      />
      <Button
        ref={button}
        type="submit"
        busy={isBusy}
        disabled={!isHydrated || !isAccepted || isBusy}
      >
        {isBusy ? copy.submitting : copy.submit}
      </Button>
      <p ref={words} role="status" tabIndex={-1} className="text-muted">
        {isBusy && <span className="sr-only">{copy.submitting}</span>}{' '}
        {retry > 0 && fill(copy.retrying, { n: retry, max: constants.registrationMaxRetries })}
      </p>
      <noscript>
        <p>{copy.needsScript}</p>
      </noscript>
    </Form>
  );
}

function prepareForm(): void {
  prepareToasts();
  prepareAuth();
}
