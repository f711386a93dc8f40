import { useId } from 'react';
import { FieldFrame } from '#app/ui/field.tsx';
import { SelectOptions } from '#app/ui/forms/select-options.tsx';

/** A labelled list whose choice the view around it holds, and hears of at once. */
export function SelectField<Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
}: {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label}>
      <select
        id={id}
        name={name}
        className="field-input"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  );
}
