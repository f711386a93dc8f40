import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

type FieldText = { label: ReactNode; help?: ReactNode; error?: ReactNode };
type InputProps = Omit<ComponentPropsWithRef<'input'>, 'children'>;

/** A labelled line of text: label above, help below, the error joined by `aria-describedby`. */
export function TextField({
  label,
  help,
  error,
  id,
  className = '',
  ...input
}: FieldText & InputProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <FieldFrame fieldId={fieldId} label={label} help={help} error={error}>
      <input
        {...input}
        id={fieldId}
        className={`field-input ${className}`.trim()}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, help, error)}
      />
    </FieldFrame>
  );
}

/** A password with a show/hide toggle; the toggle's two names come from the caller. */
export function PasswordField({
  label,
  help,
  error,
  showLabel,
  hideLabel,
  id,
  className = '',
  ...input
}: FieldText & { showLabel: string; hideLabel: string } & Omit<InputProps, 'type'>) {
  const own = useId();
  const fieldId = id ?? own;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame fieldId={fieldId} label={label} help={help} error={error}>
      <span className="field-with-toggle">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={fieldId}
          type={isShown ? 'text' : 'password'}
          className={`field-input ${className}`.trim()}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, help, error)}
        />
        <button
          type="button"
          className="field-toggle"
          aria-controls={fieldId}
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </span>
    </FieldFrame>
  );
}

/** A checkbox whose label may hold links; never ticked for the person unless the caller says so. */
export function Checkbox({
  label,
  help,
  error,
  id,
  className = '',
  ...input
}: FieldText & Omit<InputProps, 'type'>) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className="field">
      <div className="check">
        <input
          {...input}
          id={fieldId}
          type="checkbox"
          className={`check-box ${className}`.trim()}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, help, error)}
        />
        <label htmlFor={fieldId} className="check-label">
          {label}
        </label>
      </div>
      <FieldNotes fieldId={fieldId} help={help} error={error} />
    </div>
  );
}

function FieldFrame({
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

function describedBy(fieldId: string, help: ReactNode, error: ReactNode): string | undefined {
  const ids = [error && `${fieldId}-error`, help && `${fieldId}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
