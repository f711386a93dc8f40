import { Button } from '#app/ui/button.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useRenderField, useField } from './field-context.ts';
import { Fold } from './fold.tsx';
import { type FormField, type FormShape } from './form-shape.ts';
import { emptyOf } from './form-values.ts';

type Fields = FormShape & { kind: 'fields' };

/** The fields of a part of a record. What may be left out has a button that brings it, and one that takes it away. */
export function PartFields({
  shape,
  path,
  value,
  onChange,
  isWhole = false,
}: {
  shape: Fields;
  path: string;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: unknown) => void;
  /** The record itself: its parts are folds, so that a long one can be overlooked. */
  isWhole?: boolean;
}) {
  function change(name: string, said: unknown): void {
    const { [name]: _, ...others } = value;
    onChange(said === undefined ? others : { ...value, [name]: said });
  }
  const isLong = isWhole && shape.fields.length > 8;
  return (
    <div className="editor-fields">
      {shape.fields.map((field) => {
        const own = path === '' ? field.name : `${path}.${field.name}`;
        const part = (
          <Part
            key={field.name}
            field={field}
            path={own}
            value={value[field.name]}
            onChange={(said) => change(field.name, said)}
          />
        );
        return isLong && isFold(field.shape) ? (
          <Fold key={field.name} path={own} value={value[field.name]}>
            {part}
          </Fold>
        ) : (
          part
        );
      })}
    </div>
  );
}

function isFold(shape: FormShape): boolean {
  return shape.kind === 'fields' || shape.kind === 'list' || shape.kind === 'oneOf';
}

function Part({
  field: { shape, isRequired },
  path,
  value,
  onChange,
}: {
  field: FormField;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { id, label, labelClass, error, copy } = useField(path);
  const renderField = useRenderField();
  const isPlain = shape.kind === 'text' || shape.kind === 'number' || shape.kind === 'switch';
  if (!isRequired && value === undefined && !isPlain && shape.kind !== 'list') {
    return (
      <div className="field">
        <Button
          id={id}
          variant="quiet"
          className="justify-self-start"
          onClick={() => onChange(emptyOf(shape))}
        >
          {fill(copy.form.addPart, { what: label })}
        </Button>
      </div>
    );
  }
  const taken =
    isPlain && !isRequired ? (said: unknown) => onChange(said === '' ? undefined : said) : onChange;
  const inner = renderField({ shape: shape, path: path, value: value, onChange: taken });
  if (shape.kind !== 'fields' && (isRequired || isPlain || shape.kind === 'list')) return inner;
  return (
    <fieldset id={id} tabIndex={-1} className={shape.kind === 'fields' ? 'editor-part' : ''}>
      {shape.kind === 'fields' && <legend className={labelClass ?? 'field-label'}>{label}</legend>}
      {shape.kind === 'fields' && error && <p className="field-error">{error}</p>}
      {inner}
      {!isRequired && (
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {fill(copy.form.removePart, { what: label })}
        </Button>
      )}
    </fieldset>
  );
}
