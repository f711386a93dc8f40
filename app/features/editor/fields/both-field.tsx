import { describedBy } from '#app/ui/field.tsx';
import { useField } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { partsOf, textIn } from './form-shape.ts';
import { oneLine } from './one-line.ts';

/** A text in both languages, side by side where there is room. */
export function BothField({
  path,
  value,
  onChange,
  isLong,
}: Omit<FieldProps, 'shape'> & { isLong: boolean }) {
  const { id, label, labelClass, help, error } = useField(path);
  const said = partsOf(value);
  return (
    <fieldset id={id} tabIndex={-1} className="editor-both">
      <legend className={labelClass ?? 'field-label'}>{label}</legend>
      {error && <p className="field-error">{error}</p>}
      {help && <p className="field-help">{help}</p>}
      <div className="editor-languages">
        {(['es', 'en'] as const).map((locale) => (
          <OneLanguage
            key={locale}
            path={`${path}.${locale}`}
            locale={locale}
            value={textIn(said[locale])}
            isLong={isLong}
            onChange={(text) => onChange({ es: '', en: '', ...said, [locale]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function OneLanguage({
  path,
  locale,
  value,
  isLong,
  onChange,
}: {
  path: string;
  locale: 'es' | 'en';
  value: string;
  isLong: boolean;
  onChange: (text: string) => void;
}) {
  const { id, error, copy } = useField(path);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label editor-language">
        {copy.languages[locale]}
      </label>
      <textarea
        id={id}
        lang={locale}
        rows={isLong ? 8 : 2}
        className={`field-input editor-text ${isLong ? 'editor-long' : ''}`}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={({ target }) => onChange(isLong ? target.value : oneLine(target.value))}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
