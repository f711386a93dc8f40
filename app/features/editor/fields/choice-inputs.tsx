// Fields of a record with few answers: yes or no, one of a list.
import { useId } from 'react';
import { describedBy, FieldFrame } from '#app/ui/field.tsx';
import { useField } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import type { FormShape } from './form-shape.ts';

type Plain = Omit<FieldProps, 'shape'>;

export function SwitchInput({ path, value, onChange }: Plain) {
  const { id, label, help, error } = useField(path);
  return (
    <div className="field">
      <div className="check">
        <input
          id={id}
          type="checkbox"
          className="check-box"
          checked={value === true}
          aria-describedby={describedBy(id, help, error)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id} className="check-label">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}

export function ChoiceInput({
  path,
  value,
  onChange,
  shape,
}: FieldProps<FormShape & { kind: 'choice' }>) {
  const { id, label, help, error, copy } = useField(path);
  const names: Readonly<Record<string, string>> = copy.choices;
  const none = useId();
  return (
    <FieldFrame fieldId={id} label={label} help={help} error={error}>
      <select
        id={id}
        className="field-input"
        value={typeof value === 'string' ? value : none}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help, error)}
        onChange={({ target }) => onChange(target.value)}
      >
        {typeof value !== 'string' && <option value={none}>{copy.form.choose}</option>}
        {shape.options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
