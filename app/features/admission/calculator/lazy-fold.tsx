import { useState, type ReactNode } from 'react';

/** A fold whose content is drawn, and so asked for, when it is opened for the first time. */
export function LazyFold({
  title,
  id,
  children,
}: {
  title: string;
  /** Of the part, for links and tests. */
  id: string;
  children: ReactNode;
}) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details
      className="fold is-whole"
      onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}
    >
      <summary>{title}</summary>
      <section id={id} aria-label={title}>
        {wasOpen && children}
      </section>
    </details>
  );
}
