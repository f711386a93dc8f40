import { useId } from 'react';
import { describedBy, FieldFrame } from '#app/ui/field.tsx';

/** Several lines of text with label, help and error, like the fields of `ui/field`. */
export function TextArea({
  label,
  help,
  error,
  maxLength,
  value,
  onChange,
}: {
  label: string;
  help: string;
  error: string | undefined;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} help={help} error={error}>
      <textarea
        id={id}
        className="field-input"
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help, error)}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
