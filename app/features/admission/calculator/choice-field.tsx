import { useId } from 'react';
import { FieldFrame } from '#app/ui/field.tsx';
import { SelectOptions } from '#app/ui/forms/select-options.tsx';

/** A list to choose from that says at once what was chosen; `none` is what nothing chosen is called, where that may be. */
export function ChoiceField<Value extends string>({
  label,
  value,
  none,
  options,
  optionsLang,
  name,
  onChoose,
}: {
  label: string;
  value: Value | '';
  none?: string;
  options: readonly { value: Value; label: string }[];
  /** Of what can be chosen, where that is not the page's. */
  optionsLang?: 'es';
  name?: string;
  onChoose: (value: Value | '') => void;
}) {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label}>
      <select
        id={id}
        className="field-input"
        name={name}
        value={value}
        onChange={({ target }) =>
          onChoose(options.find((option) => option.value === target.value)?.value ?? '')
        }
      >
        {none !== undefined && <option value="">{none}</option>}
        <SelectOptions options={options} lang={optionsLang} />
      </select>
    </FieldFrame>
  );
}
