import type { ReactNode } from 'react';

/** A section of a career's page, by the name that the bar above it links to. */
export function CareerSection({
  id,
  title,
  className = '',
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`career-section ${className}`.trim()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A list of things said of a career; nothing where none are written. */
export function CareerListSection({
  id,
  title,
  text,
  items,
  columns = false,
  isLit = false,
}: {
  id: string;
  title: string;
  text?: string;
  items: readonly string[];
  columns?: boolean;
  isLit?: boolean;
}) {
  if (items.length === 0) return null;
  return (
    <CareerSection id={id} title={title} className={isLit ? 'is-lit' : ''}>
      {text && <p>{text}</p>}
      <ul className={columns ? 'career-list is-wide' : 'career-list'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </CareerSection>
  );
}
