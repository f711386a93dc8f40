// The fields of both forms of registration.
import type { Ref } from 'react';
import type { Copy } from '#content/dictionaries/es/account-form.ts';
import { constants } from '#domain/constants.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import type { SignUpRules } from './sign-up-rules.ts';

type FieldProps = { id: string; copy: Copy['fields']; error: string | undefined };

export function NameField({
  id,
  name,
  copy,
  error,
}: FieldProps & { name: SignUpRules['nameField'] }) {
  return (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={copy.name}
      error={error}
      autoComplete="name"
      required
    />
  );
}

/** The password, and where a new one is chosen its twin: `name` says which. */
export function SecretField({
  id,
  name,
  copy,
  ...field
}: FieldProps & {
  name: 'password' | 'confirmPassword';
  autoComplete: 'new-password' | 'current-password';
  minLength?: number | undefined;
  placeholder?: string | undefined;
  help?: string | undefined;
}) {
  return (
    <PasswordField
      {...field}
      id={`${id}-${name}`}
      name={name}
      label={copy[name]}
      showLabel={copy.show}
      hideLabel={copy.hide}
      required
    />
  );
}

/**
 * The age, the policy and the terms (one box, decision 110): what a person states stands out from what they accept. The
 * younger are told that they need no account.
 */
export function PrivacyBox({
  id,
  copy,
  error,
  boxRef,
  onAccept,
}: {
  id: string;
  copy: Copy['consent'];
  error: string | undefined;
  boxRef?: Ref<HTMLInputElement>;
  onAccept: (isAccepted: boolean) => void;
}) {
  const { newTab } = useSiteCopy();
  const legal = usePaths().to('legal');
  const age = { age: constants.ageOfConsentYears };
  return (
    <Checkbox
      id={`${id}-privacy`}
      ref={boxRef}
      name="privacy"
      label={
        <>
          <strong className="font-semibold">{fill(copy.statement, age)}</strong>
          <LinkedText
            text={fill(copy.text.slice(copy.statement.length), age)}
            links={{ privacy: `${legal}#privacidad`, terms: `${legal}#aviso-legal` }}
            newTabLabel={newTab}
          />
        </>
      }
      help={fill(copy.younger, age)}
      error={error}
      onChange={(event) => onAccept(event.currentTarget.checked)}
      required
    />
  );
}
