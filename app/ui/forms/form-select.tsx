import { useId } from 'react';
import { FieldFrame } from '#app/ui/field.tsx';
import { SelectOptions } from './select-options.tsx';

/** A labelled list to choose from inside a form that reads itself; `none` is what nothing chosen is called. */
export function SelectField({
  id: given,
  name,
  label,
  none,
  options,
}: {
  id?: string;
  name: string;
  label: string;
  none: string;
  options: readonly { value: string; label: string }[];
}) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame fieldId={id} label={label}>
      <select id={id} name={name} className="field-input" defaultValue="">
        <option value="">{none}</option>
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  );
}
