import { describedBy, FieldFrame } from '#app/ui/field.tsx';
import { BothField } from './both-field.tsx';
import { ChoiceInput, SwitchInput } from './choice-inputs.tsx';
import { useField } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { partsOf, textIn, type FormShape } from './form-shape.ts';
import { ListField } from './list-field.tsx';
import { oneLine } from './one-line.ts';
import { OneOfField } from './one-of-field.tsx';
import { PartFields } from './part-fields.tsx';

/** One field of a record, whatever its shape. */
export function RecordField({ shape, ...props }: FieldProps) {
  switch (shape.kind) {
    case 'text':
      return <TextInput {...props} />;
    case 'number':
      return <NumberInput {...props} shape={shape} />;
    case 'switch':
      return <SwitchInput {...props} />;
    case 'choice':
      return <ChoiceInput {...props} shape={shape} />;
    case 'both':
      return <BothField {...props} isLong={shape.isLong} />;
    case 'list':
      return <ListField {...props} shape={shape} />;
    case 'oneOf':
      return <OneOfField {...props} shape={shape} />;
    case 'fixed':
      return null;
    case 'fields':
      return (
        <PartFields
          shape={shape}
          path={props.path}
          value={partsOf(props.value)}
          onChange={props.onChange}
        />
      );
  }
}

type Plain = Omit<FieldProps, 'shape'>;

function TextInput({ path, value, onChange }: Plain) {
  const { id, label, labelClass, help, error } = useField(path);
  return (
    <FieldFrame
      fieldId={id}
      label={<span className={labelClass}>{label}</span>}
      help={help}
      error={error}
    >
      <textarea
        id={id}
        rows={1}
        className="field-input editor-text"
        value={textIn(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help, error)}
        onChange={({ target }) => onChange(oneLine(target.value))}
      />
    </FieldFrame>
  );
}

function NumberInput({ path, value, onChange, shape }: FieldProps<FormShape & { kind: 'number' }>) {
  const { id, label, help, error } = useField(path);
  return (
    <FieldFrame fieldId={id} label={label} help={help} error={error}>
      <input
        id={id}
        type="number"
        inputMode={shape.whole ? 'numeric' : 'decimal'}
        step={shape.whole ? 1 : 'any'}
        className="field-input editor-number"
        value={textIn(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help, error)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </FieldFrame>
  );
}
