import type { ReactNode } from 'react';

/** An act on one thing of a list; one that is of no use now stays where it is. */
export function ItemButton({
  label,
  isOff,
  act,
  children,
}: {
  label: string;
  isOff: boolean;
  act: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {children}
    </button>
  );
}
