import { useId } from 'react';

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
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    </div>
  );
}
