import { useEffect, useRef } from 'react';

/**
 * The list of what is wrong in a form, above it. Takes the focus when it appears and whenever
 * `submission` changes (count the submits), so that a second failed submit is announced as well.
 */
export function ErrorSummary({
  title,
  errors,
  submission = 0,
}: {
  title: string;
  errors: readonly { fieldId: string; text: string }[];
  submission?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    if (!isEmpty && submission >= 0) box.current?.focus();
  }, [isEmpty, submission]);
  if (isEmpty) return null;
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p className="error-summary-title">{title}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
