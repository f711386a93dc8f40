import type { ComponentProps, ReactNode } from 'react';
import { AdminQueryResult } from './admin-query-result.tsx';

type Head = {
  title: string;
  lead?: string | undefined;
  /** Below everything else. */
  note?: string;
};

/** The title of a view, and what it is for. */
export function ViewHead({ title, lead }: Head) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="lead max-w-(--measure)">{lead}</p>}
    </>
  );
}

/** A part of a view under its title. `className`: its width or distance, where those of the view are not meant. */
export function Section({
  id,
  title,
  lead,
  note,
  className = '',
  children,
}: Head & { id?: string; className?: string; children: ReactNode }) {
  return (
    <section id={id} className={`stack ${className}`.trim()}>
      <h2>{title}</h2>
      {lead && <p className="max-w-(--measure)">{lead}</p>}
      {children}
      {note && <p className="text-muted">{note}</p>}
    </section>
  );
}

/** A section about what the server has to be asked for: on its way, not reachable, or shown by `children`. */
export function QuerySection<Data>({
  query,
  copy,
  children,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> &
  ComponentProps<typeof AdminQueryResult<Data>>) {
  return (
    <Section {...section}>
      <AdminQueryResult query={query} copy={copy}>
        {children}
      </AdminQueryResult>
    </Section>
  );
}
