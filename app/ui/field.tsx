import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

export type FieldText = { label: ReactNode; help?: ReactNode; error?: ReactNode };
export type InputProps = Omit<ComponentPropsWithRef<'input'>, 'children'>;

/** A labelled line of text: label above, help below, the error joined by `aria-describedby`. */
export function TextField(props: FieldText & InputProps) {
  const { frame, input } = useField(props, 'field-input');
  return (
    <FieldFrame {...frame}>
      <input {...input} />
    </FieldFrame>
  );
}

/** A checkbox whose label may hold links; never ticked for the person unless the caller says so. */
export function Checkbox(props: FieldText & Omit<InputProps, 'type'>) {
  const { frame, input } = useField(props, 'check-box');
  const { label, ...notes } = frame;
  return (
    <div className="field">
      <div className="check">
        <input {...input} type="checkbox" />
        <label htmlFor={frame.fieldId} className="check-label">
          {label}
        </label>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

/** An input with an id of its own where it was given none, joined to its error and help. */
export function useField(
  { label, help, error, id, className = '', ...input }: FieldText & InputProps,
  baseClass: string,
) {
  const own = useId();
  const fieldId = id ?? own;
  return {
    frame: { fieldId, label, help, error },
    input: {
      ...input,
      id: fieldId,
      className: `${baseClass} ${className}`.trim(),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(fieldId, help, error),
    },
  };
}

/** Label above, error and help below whatever takes the answer. */
export function FieldFrame({
  fieldId,
  label,
  help,
  error,
  children,
}: FieldText & { fieldId: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={fieldId} className="field-label">
        {label}
      </label>
      {children}
      <FieldNotes fieldId={fieldId} help={help} error={error} />
    </div>
  );
}

function FieldNotes({ fieldId, help, error }: { fieldId: string } & Omit<FieldText, 'label'>) {
  return (
    <>
      {error && (
        <p id={`${fieldId}-error`} className="field-error">
          {error}
        </p>
      )}
      {help && (
        <p id={`${fieldId}-help`} className="field-help">
          {help}
        </p>
      )}
    </>
  );
}

export function describedBy(
  fieldId: string,
  help: ReactNode,
  error: ReactNode,
): string | undefined {
  const ids = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
