import { useState, type ReactNode } from 'react';
import { useField } from './field-context.ts';
import { partsOf } from './form-shape.ts';

/** A part that is closed until it is wanted, or wrong. `title`: what it is called, where its label is not meant. */
export function Fold({
  path,
  title,
  value,
  children,
}: {
  path: string;
  title?: string;
  value: unknown;
  children: ReactNode;
}) {
  const { label, hasWrongPart } = useField(path);
  const [isOpen, setIsOpen] = useState(false);
  if (hasWrongPart && !isOpen) setIsOpen(true);
  return (
    <details
      className="editor-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <strong>{title ?? label}</strong> <span className="text-muted">{glance(value)}</span>
      </summary>
      {children}
    </details>
  );
}

/** The first figures and words of a part, so that it need not be opened to see what it says. */
function glance(value: unknown): string {
  const texts: string[] = [];
  const walk = (node: unknown, name = ''): void => {
    if (texts.length > 3 || name === 'mark' || name === 'en') return;
    if (typeof node === 'string' || typeof node === 'number') texts.push(String(node));
    else if (Array.isArray(node)) node.forEach((each) => walk(each));
    else for (const [inner, each] of Object.entries(partsOf(node))) walk(each, inner);
  };
  walk(value);
  const text = texts.join(' · ');
  return text.length > 70 ? `${text.slice(0, 70)}…` : text;
}
