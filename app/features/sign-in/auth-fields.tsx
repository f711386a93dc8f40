import type { Copy } from '#content/dictionaries/es/auth.ts';
import { EmailField } from '#app/ui/forms/email-field.tsx';
import type { AuthMode } from './auth-mode.ts';
import type { AuthField } from './auth-values.ts';
import { NameField, PrivacyBox, SecretField } from './sign-up/sign-up-fields.tsx';

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
  const field = { id, copy: copy.fields };
  const setsPassword = mode === 'sign-up' || mode === 'new-password';
  return (
    <>
      {mode === 'sign-up' && <NameField {...field} name="fullName" error={errors.fullName} />}
      {mode === 'new-password' ? (
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      ) : (
        <EmailField id={id} label={copy.fields.email} error={errors.email} />
      )}
      {mode !== 'reset-request' && (
        <SecretField
          {...field}
          name="password"
          error={errors.password}
          placeholder={mode === 'new-password' ? copy.newPasswordPlaceholder : undefined}
          help={mode === 'sign-up' ? copy.fields.passwordHelp : undefined}
          autoComplete={setsPassword ? 'new-password' : 'current-password'}
        />
      )}
      {setsPassword && (
        <SecretField
          {...field}
          name="confirmPassword"
          error={errors.confirmPassword}
          autoComplete="new-password"
        />
      )}
      {/* Leaves the form with its mode, so coming back to `sign-up` finds it unticked. */}
      {mode === 'sign-up' && (
        <PrivacyBox id={id} copy={copy.consent} error={errors.privacy} onAccept={onAccept} />
      )}
    </>
  );
}
