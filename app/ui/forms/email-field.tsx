import type { ReactNode } from 'react';
import { TextField } from '#app/ui/field.tsx';

/** The address of an account; a form has one. */
export function EmailField({
  id,
  label,
  error,
}: {
  /** Of the form: the field is called `<id>-email`. */
  id: string;
  label: ReactNode;
  error: ReactNode;
}) {
  return (
    <TextField
      id={`${id}-email`}
      name="email"
      type="email"
      inputMode="email"
      label={label}
      error={error}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
