import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

/**
 * A button that says what happens. While `busy` it stays focusable but ignores clicks, so a second
 * press cannot send twice; its text should change to say what is going on.
 */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ComponentPropsWithRef<'button'> & { variant?: ButtonVariant; busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={`btn btn-${variant} ${className}`.trim()}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // aria-disabled does not stop a submit button, and `disabled` would drop the focus.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <span className="spinner-mark" aria-hidden="true" />}
      {children}
    </button>
  );
}

/**
 * A link that looks like a button. `to` stays on the site; `href` with `external` opens a new tab,
 * announced by `externalLabel` (for example "se abre en otra pestaña").
 */
export function ButtonLink({
  variant = 'primary',
  className = '',
  children,
  ...target
}: {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
} & (
  | { to: string }
  | { href: string; external?: boolean; externalLabel?: string; ping?: string | undefined }
)) {
  const classes = `btn btn-${variant} ${className}`.trim();
  if ('to' in target) {
    return (
      <Link to={target.to} className={classes}>
        {children}
      </Link>
    );
  }
  if (!target.external) {
    return (
      <a href={target.href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} className={classes} target="_blank" rel="noopener" ping={target.ping}>
      {children}
      {target.externalLabel && <span className="sr-only"> ({target.externalLabel})</span>}
    </a>
  );
}
