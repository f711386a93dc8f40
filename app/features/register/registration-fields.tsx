import type { Ref } from 'react';
import type { Copy } from '#content/dictionaries/es/register.ts';
import { constants } from '#domain/constants.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Checkbox, PasswordField, TextField } from '#app/ui/field.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import type { RegistrationField } from './registration-values.ts';

/** Name, e-mail, password twice, and the one box. */
export function RegistrationFields({
  id,
  copy,
  errors,
  boxRef,
  onAccept,
}: {
  id: string;
  copy: Copy['form'];
  errors: Partial<Record<RegistrationField, string>>;
  boxRef: Ref<HTMLInputElement>;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { fields, consent } = copy;
  const { newTab } = useSiteCopy();
  const legal = usePaths().to('legal');
  const age = { age: constants.ageOfConsentYears };
  const newPassword = {
    autoComplete: 'new-password',
    minLength: constants.passwordMinLength,
    showLabel: fields.show,
    hideLabel: fields.hide,
    required: true,
  };
  return (
    <>
      <TextField
        id={`${id}-name`}
        name="name"
        label={fields.name}
        error={errors.name}
        autoComplete="name"
        required
      />
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
      <PasswordField
        {...newPassword}
        id={`${id}-password`}
        name="password"
        label={fields.password}
        help={fields.passwordHelp}
        error={errors.password}
      />
      <PasswordField
        {...newPassword}
        id={`${id}-confirmPassword`}
        name="confirmPassword"
        label={fields.confirmPassword}
        error={errors.confirmPassword}
      />
      <Checkbox
        id={`${id}-privacy`}
        ref={boxRef}
        name="privacy"
        label={
          <LinkedText
            text={fill(consent.text, age)}
            links={{ privacy: `${legal}#privacidad`, terms: `${legal}#aviso-legal` }}
            newTabLabel={newTab}
          />
        }
        help={fill(consent.younger, age)}
        error={errors.privacy}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        required
      />
    </>
  );
}
