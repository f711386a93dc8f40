import { useState, type ReactNode } from 'react';
import { Deferred } from '#app/ui/deferred.tsx';

/** A section of a long page that stands folded under its heading until it is wanted; on paper it is open. */
export function FoldedSection({
  id,
  title,
  isOpen = false,
  className = '',
  onOpen,
  children,
}: {
  id?: string;
  title: ReactNode;
  /** Whether it begins open. */
  isOpen?: boolean;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [beganOpen] = useState(isOpen);
  return (
    <section id={id} className={className}>
      <details
        className="fold folded-section"
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      >
        <summary>
          <h2>{title}</h2>
        </summary>
        <div className="stack">{beganOpen ? children : <Deferred>{children}</Deferred>}</div>
      </details>
    </section>
  );
}
