import { useId } from 'react';
import { FieldFrame } from '#app/ui/field.tsx';
import { SelectOptions } from './select-options.tsx';

/** A labelled list to choose from, which a form reads when it is sent; `none` is what nothing chosen is called. */
export function FormSelect({
  id: given,
  name,
  label,
  none,
  chosen = '',
  options,
}: {
  id?: string;
  name: string;
  label: string;
  /** Without it there is no empty line. */
  none?: string;
  /** What is chosen at first. */
  chosen?: string;
  options: readonly { value: string; label: string }[];
}) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame fieldId={id} label={label}>
      <select id={id} name={name} className="field-input" defaultValue={chosen}>
        {none !== undefined && <option value="">{none}</option>}
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  );
}
