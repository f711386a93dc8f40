import type { ReactNode } from 'react';

/** A section of a career's page, by the name that the bar above it links to. */
export function CareerSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="career-section">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** A short list of things said of a career, each with the mark of its kind; nothing where none are written. */
export function CareerListSection({
  id,
  title,
  items,
  mark,
}: {
  id: string;
  title: string;
  items: readonly string[];
  mark: 'likes' | 'tires' | 'tries';
}) {
  if (items.length === 0) return null;
  return (
    <CareerSection id={id} title={title}>
      <ul className={`is-${mark}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </CareerSection>
  );
}
