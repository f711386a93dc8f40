import { FieldFrame } from '#app/ui/field.tsx';
import { useRenderField, useField } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { textIn, type FormShape } from './form-shape.ts';
import { emptyOf, fits } from './form-values.ts';

type OneOf = FormShape & { kind: 'oneOf' };

/** Something that may be said in several ways: which one, and the fields of that. */
export function OneOfField({ shape, path, value, onChange }: FieldProps<OneOf>) {
  const { id, label, copy } = useField(path);
  const renderField = useRenderField();
  const { variants } = shape;
  const isValue = variants.every(({ kind }) => kind === 'text' || kind === 'number');
  if (isValue) {
    return renderField({
      shape: { kind: 'text', isLong: false },
      path,
      value,
      onChange: (said) => onChange(valueOf(textIn(said))),
    });
  }
  const found = variants.findIndex((each) => fits(each, value));
  const at = found === -1 ? 0 : found;
  const chosen = variants[at];
  const names: Readonly<Record<string, string>> = copy.variants;
  return (
    <>
      <FieldFrame fieldId={`${id}-kind`} label={label}>
        <select
          id={`${id}-kind`}
          className="field-input"
          value={String(at)}
          onChange={({ target }) => {
            const next = variants[Number(target.value)];
            if (next) onChange(emptyOf(next));
          }}
        >
          {variants.map((variant, place) => (
            <option key={nameOf(variant)} value={String(place)}>
              {names[nameOf(variant)] ?? nameOf(variant)}
            </option>
          ))}
        </select>
      </FieldFrame>
      {chosen && renderField({ shape: chosen, path, value, onChange })}
    </>
  );
}

/** `1550` is a number, `2026-05-31` a text. */
function valueOf(typed: string): string | number {
  return /^-?\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : typed;
}

/** What tells a variant from the others: `both`, `list`, or the first name that it asks for. */
function nameOf(shape: FormShape): string {
  if (shape.kind === 'fixed') return textIn(shape.value);
  if (shape.kind !== 'fields') return shape.kind;
  return shape.fields.find(({ isRequired }) => isRequired)?.name ?? shape.kind;
}
