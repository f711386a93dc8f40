import { useState, type ReactNode } from 'react';
import { shownLength } from '#domain/admission/read-mark.ts';
import { TextField } from '#app/ui/field.tsx';

/** A figure as it is typed. What is wrong with it is said when the field is left, not while typing. */
export function TypedField({
  label,
  help,
  value,
  problem,
  name,
  onType,
}: {
  label: ReactNode;
  help?: ReactNode;
  value: string;
  problem: string | undefined;
  name?: string;
  onType: (value: string) => void;
}) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      label={label}
      help={help}
      error={isTyping ? undefined : problem}
      value={value}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      // One letter more than a figure may have, so that a pasted book is seen to be none.
      onChange={({ target }) => onType(target.value.slice(0, shownLength + 1))}
    />
  );
}
