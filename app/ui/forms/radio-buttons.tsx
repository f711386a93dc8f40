import { useId } from 'react';

/** One of a few answers to a short question, all of them in sight: radio buttons that look like buttons. */
export function RadioButtons<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="no-print">
      <legend className="field-label">{legend}</legend>
      <div className="radio-buttons">
        {options.map((option) => (
          <label key={option.value} className="radio-buttons-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
