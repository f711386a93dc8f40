import type { Copy } from '#content/dictionaries/es/auth.ts';
import { constants } from '#domain/constants.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Checkbox, PasswordField, TextField } from '#app/ui/field.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import type { AuthMode } from './auth-mode.ts';
import type { AuthField } from './auth-values.ts';

/** The fields of a mode. E-mail and password stay what they are when the mode is toggled. */
export function AuthFields({
  id,
  mode,
  copy,
  errors,
  email,
  onAccept,
}: {
  id: string;
  mode: AuthMode;
  copy: Copy['form'];
  errors: Partial<Record<AuthField, string>>;
  /** Of the account whose password is set, for password managers. */
  email: string | undefined;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { fields } = copy;
  const setsPassword = mode === 'sign-up' || mode === 'new-password';
  const toggles = { showLabel: fields.show, hideLabel: fields.hide };
  const newPassword = mode === 'new-password' ? copy.newPasswordPlaceholder : undefined;
  return (
    <>
      {mode === 'sign-up' && (
        <TextField
          id={`${id}-fullName`}
          name="fullName"
          label={fields.name}
          error={errors.fullName}
          autoComplete="name"
          required
        />
      )}
      {mode === 'new-password' ? (
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      ) : (
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          label={fields.email}
          error={errors.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {mode !== 'reset-request' && (
        <PasswordField
          {...toggles}
          id={`${id}-password`}
          name="password"
          label={fields.password}
          error={errors.password}
          placeholder={newPassword}
          help={mode === 'sign-up' ? fields.passwordHelp : undefined}
          autoComplete={setsPassword ? 'new-password' : 'current-password'}
          required
        />
      )}
      {setsPassword && (
        <PasswordField
          {...toggles}
          id={`${id}-confirmPassword`}
          name="confirmPassword"
          label={fields.confirmPassword}
          error={errors.confirmPassword}
          autoComplete="new-password"
          required
        />
      )}
      {mode === 'sign-up' && (
        <PrivacyBox id={id} copy={copy.consent} error={errors.privacy} onAccept={onAccept} />
      )}
    </>
  );
}

/** Leaves the form with its mode, so coming back to `sign-up` finds it unticked. */
function PrivacyBox({
  id,
  copy,
  error,
  onAccept,
}: {
  id: string;
  copy: Copy['form']['consent'];
  error: string | undefined;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { newTab } = useSiteCopy();
  const legal = usePaths().to('legal');
  const age = { age: constants.ageOfConsentYears };
  return (
    <Checkbox
      id={`${id}-privacy`}
      name="privacy"
      label={
        <LinkedText
          text={fill(copy.text, age)}
          links={{ privacy: `${legal}#privacidad`, terms: `${legal}#aviso-legal` }}
          newTabLabel={newTab}
        />
      }
      help={fill(copy.younger, age)}
      error={error}
      onChange={(event) => onAccept(event.currentTarget.checked)}
      required
    />
  );
}
